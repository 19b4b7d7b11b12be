import type { Block, Item, RichText, Span } from '#contract/content.ts';

/** What a block of text is, for whoever writes it. */
export const blockKinds = ['paragraph', 'heading', 'list', 'numbers', 'note'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A block as it is written in the studio: without the signs that say what it is. */
export type WrittenBlock = { readonly kind: BlockKind; readonly text: string };

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** A block of a fund's file (tenants/rich-text-notation.ts) for whoever edits it. */
export const readWritten = (source: string): WrittenBlock => {
  const lines = linesOf(source);
  if (lines.length > 0 && lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', text: lines.map((line) => line.slice(2)).join('\n') };
  if (lines.length > 0 && lines.every((line) => /^\d+\. /.test(line)))
    return { kind: 'numbers', text: lines.map((line) => line.replace(/^\d+\. /, '')).join('\n') };
  if (source.startsWith('## ')) return { kind: 'heading', text: source.slice(3) };
  if (source.startsWith('! ')) return { kind: 'note', text: source.slice(2) };
  return { kind: 'paragraph', text: source };
};

/** A block for a fund's file. A line break in a list begins another entry. */
export const writeBlock = ({ kind, text }: WrittenBlock): string => {
  // One keeps the empty line that is being begun.
  const lines = text.split('\n');
  if (kind === 'list') return lines.map((line) => `- ${line}`).join('\n');
  if (kind === 'numbers') return lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
  if (kind === 'heading') return `## ${lines.join(' ')}`;
  return kind === 'note' ? `! ${text}` : text;
};

const escaped = (text: string): string => text.replaceAll(/[\\*[\]]/g, String.raw`\$&`);

const writeSpan = ({ text, strong, emphasis, link }: Span): string => {
  const words = escaped(text);
  const marked = strong ? `**${words}**` : emphasis ? `*${words}*` : words;
  return link === null ? marked : `[${marked}](${link})`;
};

const writeSpans = (spans: readonly Span[]): string => spans.map(writeSpan).join('');

const kindsOf = {
  PARAGRAPH: 'paragraph',
  HEADING: 'heading',
  NOTE: 'note',
  LIST: 'list',
  NUMBERED_LIST: 'numbers',
} as const satisfies Record<Block['kind'], BlockKind>;

/** Text that is shown, as blocks of a fund's file, to begin one's own with. */
export const writeRichText = ({ blocks }: RichText): string[] =>
  blocks.map(({ kind, spans, items }) =>
    writeBlock({
      kind: kindsOf[kind],
      text: items.length > 0 ? items.map((item: Item) => writeSpans(item.spans)).join('\n') : writeSpans(spans),
    }),
  );
