const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML, also within attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A piece of HTML made by {@link markup}, in which everything foreign is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

const write = (piece: Piece): string => {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Markup) return piece.text;
  return typeof piece === 'string' || typeof piece === 'number'
    ? escapeHtml(String(piece))
    : piece.map((part) => write(part)).join('');
};

/** Writes HTML: escapes what is inserted unless it is {@link Markup} itself; null and false insert nothing. */
export const markup = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(parts.reduce((page, part, index) => page + write(pieces[index - 1]) + part));

/** Declares a text of our own, such as a style sheet or a script, as HTML. Never for anything from outside. */
export const ownMarkup = (text: string): Markup => new Markup(text);

/** JSON escaped for a `<script>` block: it contains no tag, comment or line separator. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
