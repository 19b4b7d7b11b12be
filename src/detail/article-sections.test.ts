import { expect, it } from 'vitest';
import type { Block } from '#contract/content.ts';
import { articleParts, wordsOf } from './article-sections.ts';

const block = (kind: Block['kind'], ...texts: string[]): Block => ({
  kind,
  spans: texts.map((text) => ({ text, strong: false, emphasis: false, link: null })),
  items: [],
});

const opening = block('PARAGRAPH', 'Before');
const first = block('HEADING', 'First');
const one = block('PARAGRAPH', 'One');
const aside = block('NOTE', 'Aside');
const second = block('HEADING', 'Sec', 'ond');
const two = block('LIST');
const note = block('NOTE', 'No promise');

it('splits an article at its headings, and keeps the notes at its end apart from the last section', () => {
  expect(articleParts({ blocks: [opening, first, one, aside, second, two, note] })).toEqual({
    opening: [opening],
    sections: [
      { heading: first, blocks: [one, aside] },
      { heading: second, blocks: [two] },
    ],
    notes: [note],
  });
});

it('leaves out a heading without anything below it', () => {
  expect(articleParts({ blocks: [first, second, two] }).sections).toEqual([{ heading: second, blocks: [two] }]);
});

it('takes an article of notes for notes, and nothing for nothing', () => {
  expect(articleParts({ blocks: [note] })).toEqual({ opening: [], sections: [], notes: [note] });
  expect(articleParts({ blocks: [] })).toEqual({ opening: [], sections: [], notes: [] });
});

it('reads a block’s words over its marks', () => {
  expect(wordsOf(second)).toBe('Second');
});
