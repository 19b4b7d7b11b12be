import { describe, expect, it } from 'vitest';
import type { PageContent } from '#contract/content.ts';
import { isEmptyContent, nextSearch, queryAt, startSearch } from './content-retry.ts';

const wanted = { fund: 'seeblick', locale: 'fr-FR' } as const;

describe('The texts of a page', () => {
  it('asks for the fund’s own texts in the member’s language, then in German, then the default fund’s in German', () => {
    expect([0, 1, 2].map((counter) => queryAt(wanted, counter === 0 ? 0 : counter === 1 ? 1 : 2))).toEqual([
      { fund: 'seeblick', locale: 'fr-FR' },
      { fund: 'seeblick', locale: 'de-CH' },
      { fund: 'default', locale: 'de-CH' },
    ]);
  });

  it.each(['nothing', 'failed'] as const)('asks again after "%s", at most twice', (type) => {
    const once = nextSearch(startSearch(wanted), { type });
    const twice = nextSearch(once, { type });
    expect([once, twice]).toMatchObject([{ counter: 1 }, { counter: 2 }]);
    expect(nextSearch(twice, { type })).toEqual({ status: 'missing', wanted });
  });

  it('shows the first texts found, and ignores a late answer', () => {
    const found = nextSearch(nextSearch(startSearch(wanted), { type: 'nothing' }), { type: 'content' });
    expect(found).toMatchObject({ status: 'found', counter: 1 });
    expect(nextSearch(found, { type: 'failed' })).toBe(found);
  });
});

describe('Content of a page', () => {
  const empty: PageContent = { title: null, lead: null, body: { blocks: [] }, simulationBox: null };
  const box = { __typename: 'SimulationBox', title: 'Rechnen', text: null, link: '/', linkText: 'Los' } as const;

  it('is empty without title, lead, text and simulation box, or without a box in the sidebar', () => {
    expect(isEmptyContent(empty)).toBe(true);
    expect(isEmptyContent({ boxes: [] })).toBe(true);
  });

  it.each([
    { title: 'Pensionierung' },
    { lead: 'Was zählt' },
    { body: { blocks: [{ kind: 'NOTE' as const, spans: [], items: [] }] } },
    { simulationBox: box },
  ])('is not empty with %j alone', (part) => {
    expect(isEmptyContent({ ...empty, ...part })).toBe(false);
  });

  it('is not empty with a box in the sidebar', () => {
    expect(isEmptyContent({ boxes: [{ title: 'Kontakt', description: null, button: null, components: [] }] })).toBe(
      false,
    );
  });
});
