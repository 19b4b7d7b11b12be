import { describe, expect, it } from 'vitest';
import { readRichText } from '#tenants/rich-text-notation.ts';
import { readWritten, writeBlock, writeRichText } from './written-blocks.ts';

const sources = [
  'Ein Absatz mit **fett**, *kursiv* und [einem Link](https://nordlicht.example/a).',
  '## Eine Überschrift',
  '! Eine Anmerkung',
  '- eins\n- zwei',
  '1. eins\n2. zwei',
];

describe('A block as it is written', () => {
  it.each(sources)('is read without its signs and written with them again: %j', (source) => {
    expect(writeBlock(readWritten(source))).toBe(source);
  });

  it('becomes another kind without losing its words', () => {
    const { text } = readWritten('- eins\n- zwei');
    expect(writeBlock({ kind: 'numbers', text })).toBe('1. eins\n2. zwei');
    expect(writeBlock({ kind: 'heading', text })).toBe('## eins zwei');
  });

  it('keeps the empty line of an entry that is being begun', () => {
    const { kind, text } = readWritten('- eins');
    const begun = writeBlock({ kind, text: `${text}\n` });
    expect(begun).toBe('- eins\n- ');
    expect(readWritten(begun)).toEqual({ kind: 'list', text: 'eins\n' });
  });
});

describe('Text that is shown', () => {
  it('is written as blocks that are read as the same text', () => {
    const { value } = readRichText([...sources, String.raw`Ein Stern \* und eine \[Klammer\]`]);
    expect(readRichText(writeRichText(value))).toEqual({ value, problems: [] });
  });
});
