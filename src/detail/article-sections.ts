import type { Block, RichText } from '#contract/content.ts';

/** A part of an article below a heading of its own. */
export type ArticleSection = { readonly heading: Block; readonly blocks: RichText['blocks'] };

/**
 * An article in parts: what stands before its first heading, its sections, and the notes at its end, which apply to all of
 * it.
 */
export type ArticleParts = {
  readonly opening: RichText['blocks'];
  readonly sections: readonly ArticleSection[];
  readonly notes: RichText['blocks'];
};

/** Splits an article at its headings; a heading without anything below it is left out. */
export const articleParts = ({ blocks }: RichText): ArticleParts => {
  const lastWords = blocks.findLastIndex(({ kind }) => kind !== 'NOTE');
  const notes = blocks.slice(lastWords + 1);
  const opening: RichText['blocks'] = [];
  const sections: { heading: Block; blocks: RichText['blocks'] }[] = [];
  for (const block of blocks.slice(0, lastWords + 1)) {
    if (block.kind === 'HEADING') sections.push({ heading: block, blocks: [] });
    else (sections.at(-1)?.blocks ?? opening).push(block);
  }
  return { opening, sections: sections.filter((section) => section.blocks.length > 0), notes };
};

/** The words of a block, without its marks and links. */
export const wordsOf = ({ spans }: Block): string => spans.map(({ text }) => text).join('');
