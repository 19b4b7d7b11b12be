import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isContentTarget } from '#domain/content-target.ts';
import { notationClause, readBlock } from './rich-text-notation.ts';

const span = (text: string, marks: object = {}) => ({ text, strong: false, emphasis: false, link: null, ...marks });

describe('The notation of rich text', () => {
  it.each([
    ['## Heading', 'HEADING'],
    ['! Note', 'NOTE'],
    ['Words', 'PARAGRAPH'],
    ['- a\n- b', 'LIST'],
    ['1. a\n2. b', 'NUMBERED_LIST'],
    ['- a\nb', 'PARAGRAPH'],
  ])('reads %j as %s', (text, kind) => {
    expect(readBlock(text).value.kind).toBe(kind);
  });

  it('reads strong and emphasised words, links, and escaped characters', () => {
    expect(readBlock('a **b *c*** [d **e**](/kontakt) \\*f\\*').value.spans).toEqual([
      span('a '),
      span('b ', { strong: true }),
      span('c', { strong: true, emphasis: true }),
      span(' '),
      span('d ', { link: '/kontakt' }),
      span('e', { link: '/kontakt', strong: true }),
      span(' *f*'),
    ]);
  });

  it('removes a forbidden link target, keeps the words and reports it', () => {
    const { value, problems } = readBlock('[click](javascript:alert)');
    expect(value.spans).toEqual([span('click')]);
    expect(problems).toHaveLength(1);
  });

  it('reads an address that contains brackets to its end', () => {
    const { value, problems } = readBlock('[Rente](https://example.org/Rente_(Schweiz)) lesen');
    expect(value.spans).toEqual([span('Rente', { link: 'https://example.org/Rente_(Schweiz)' }), span(' lesen')]);
    expect(problems).toEqual([]);
    expect(readBlock('[click](javascript:alert(1))').value.spans).toEqual([span('click')]);
  });

  it.each([
    ['[words](/kontakt', 'holds a link that is not written as [words](target), without blanks in its target'],
    ['[words] (/kontakt)', 'holds a link that is not written as [words](target), without blanks in its target'],
    ['[words](/kon takt)', 'holds a link that is not written as [words](target), without blanks in its target'],
    ['**words', 'holds ** without the ** that ends it'],
    ['Words:\n- a\n- b', 'has a list, a heading or a note next to other lines; it needs its own block'],
  ])('shows %j as written and says what is wrong with it', (text, problem) => {
    const { value, problems } = readBlock(text);
    expect(value.spans).toEqual([span(text.replaceAll('\n', ' '))]);
    expect(problems.map(notationClause)).toEqual([problem]);
  });

  it('never allows a target that is not on the list, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (words, target) => {
        const { spans, items } = readBlock(`[${words}](${target}) ${words}`).value;
        for (const each of [...spans, ...items.flatMap((item) => item.spans)])
          expect(each.link === null || isContentTarget(each.link)).toBe(true);
      }),
    );
  });
});
