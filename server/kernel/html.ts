const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML, attribute values included. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A piece of HTML that was put together by {@link markup}: everything foreign in it is escaped. */
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

/** Writes HTML: what is put in is escaped unless it is {@link Markup} itself; null and false write nothing. */
export const markup = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(parts.reduce((page, part, index) => page + write(pieces[index - 1]) + part));

/** Declares a text of our own, a style sheet or a program, as HTML. Never for anything that came from outside. */
export const ownMarkup = (text: string): Markup => new Markup(text);

/** JSON escaped for a `<script>` block: no tag, comment or line separator in it is read as one. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
