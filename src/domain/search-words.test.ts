import { describe, expect, it } from 'vitest';
import { containsWords, markWords, searchWords } from './search-words.ts';

const marked = (text: string, term: string) =>
  markWords(text, searchWords(term))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('A search', () => {
  it.each([
    ['EINKAUF  einkauf', ['einkauf']],
    ['Überobligatorisch', ['uberobligatorisch']],
    ['«Rachat», prévoyance?', ['rachat', 'prevoyance']],
    ['Straße', ['strasse']],
    ['6,8 %', ['6,8']],
    ['  ?! ', []],
    ['', []],
  ])('looks for the words of “%s”', (term, words) => {
    expect(searchWords(term)).toEqual(words);
  });

  it('looks for no more than twenty words', () => {
    const term = Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ');
    expect(searchWords(term)).toHaveLength(20);
  });

  it.each([
    ['renten hoehe', false],
    ['rente HÖHE', true],
    ['höhe Einkauf', true],
    ['einkäufe', false],
    ['', true],
  ])('for “%s” finds a question and its answer: %s', (term, found) => {
    expect(containsWords(['Wie wird meine Rente berechnet?', 'Nach Höhe und Einkauf.'], searchWords(term))).toBe(found);
  });

  it('finds composed and decomposed accents alike', () => {
    expect(containsWords(['pre\u0301voyance'], searchWords('prévoyance'))).toBe(true);
    expect(containsWords(['prévoyance'], searchWords('PRE\u0301VOYANCE'))).toBe(true);
  });
});

describe('Marked matches', () => {
  it.each([
    ['Einkauf in die Pensionskasse', 'einkauf', '[Einkauf] in die Pensionskasse'],
    ['Überobligatorisch', 'uber', '[Über]obligatorisch'],
    ['Grosse Straße', 'strasse', 'Grosse [Straße]'],
    ['Straße', 'tras', 'S[traß]e'],
    ['cœur', 'oe', 'c[œ]ur'],
    ['aaa', 'aa', '[aaa]'],
    ['Rente und Kapital', 'kapital rente', '[Rente] und [Kapital]'],
    ['pre\u0301voyance', 'prev', '[pre\u0301v]oyance'],
    ['puis-\u2060je', 'puis-je', '[puis-\u2060je]'],
    ['Rente', 'einkauf', 'Rente'],
    ['', 'x', ''],
  ])('in “%s” for “%s”', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
  });
});
