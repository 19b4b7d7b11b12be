/** A part of the terms of use, in reading order. */
export type TermsBlock =
  { readonly kind: 'paragraph'; readonly text: string } | { readonly kind: 'list'; readonly items: readonly string[] };

/** The parts below one heading; those before the first heading have none. */
export type TermsSection = { readonly title: string | null; readonly blocks: readonly TermsBlock[] };

const heading = /^#{1,6}\s+(.+)$/;
const item = /^[-–•*]\s+(.+)$/;

const blockOf = (lines: readonly string[]): TermsBlock => {
  const items = lines.map((line) => item.exec(line)?.[1] ?? null);
  return items.every((each) => each !== null) ? { kind: 'list', items } : { kind: 'paragraph', text: lines.join('\n') };
};

/**
 * Reads a fund's terms of use: paragraphs separated by an empty line, headings that begin with `#`, lists whose lines
 * begin with a dash. Anything else is a paragraph; nothing is lost.
 */
export const readTerms = (text: string): readonly TermsSection[] => {
  const sections: { title: string | null; blocks: TermsBlock[] }[] = [];
  const section = (): { blocks: TermsBlock[] } => {
    const last = sections.at(-1);
    if (last !== undefined) return last;
    const first = { title: null, blocks: [] };
    sections.push(first);
    return first;
  };
  for (const paragraph of text.split(/\r?\n[^\S\n]*\r?\n/)) {
    let lines = paragraph
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const title = heading.exec(lines[0] ?? '')?.[1];
    if (title !== undefined) {
      sections.push({ title, blocks: [] });
      lines = lines.slice(1);
    }
    if (lines.length > 0) section().blocks.push(blockOf(lines));
  }
  return sections;
};
