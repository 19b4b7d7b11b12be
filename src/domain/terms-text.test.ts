import { describe, expect, it } from 'vitest';
import { readTerms } from './terms-text.ts';

describe('Terms of use', () => {
  it('without headings are one section of paragraphs', () => {
    expect(readTerms('Erstens.\n\nZweitens,\nauf zwei Zeilen.\r\n\r\nDrittens.')).toEqual([
      {
        title: null,
        blocks: [
          { kind: 'paragraph', text: 'Erstens.' },
          { kind: 'paragraph', text: 'Zweitens,\nauf zwei Zeilen.' },
          { kind: 'paragraph', text: 'Drittens.' },
        ],
      },
    ]);
  });

  it('have a section for each heading, with its lists', () => {
    expect(
      readTerms('Vorab.\n\n# Zugang\n\nPersönlich.\n\n- Link\n- Code\n\n## Daten\nGleich darunter.\n\n# Leer'),
    ).toEqual([
      { title: null, blocks: [{ kind: 'paragraph', text: 'Vorab.' }] },
      {
        title: 'Zugang',
        blocks: [
          { kind: 'paragraph', text: 'Persönlich.' },
          { kind: 'list', items: ['Link', 'Code'] },
        ],
      },
      { title: 'Daten', blocks: [{ kind: 'paragraph', text: 'Gleich darunter.' }] },
      { title: 'Leer', blocks: [] },
    ]);
  });

  it.each([
    ['#Nummer', '#Nummer'],
    ['- Punkt\nkein Punkt', '- Punkt\nkein Punkt'],
    ['3. Absatz', '3. Absatz'],
  ])('keep “%s” as a paragraph', (text, kept) => {
    expect(readTerms(text)).toEqual([{ title: null, blocks: [{ kind: 'paragraph', text: kept }] }]);
  });

  it('are nothing if there is no text', () => {
    expect(readTerms(' \n\n ')).toEqual([]);
  });
});
