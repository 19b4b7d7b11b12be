import { expect, it } from 'vitest';
import { withDifferences } from './differences.ts';

const base = { title: 'Zivilstand', figures: { balance: 'Guthaben', rate: 'Zins' } };

it('a variant equals its base except for its differences', () => {
  expect(withDifferences(base, { title: 'Familienstand', figures: { rate: 'Zinssatz' } })).toEqual({
    title: 'Familienstand',
    figures: { balance: 'Guthaben', rate: 'Zinssatz' },
  });
});

it('a variant without differences equals its base', () => {
  expect(withDifferences(base, undefined)).toBe(base);
});

it('merging leaves the base unchanged', () => {
  withDifferences(base, { figures: { balance: 'Kapital' } });
  expect(base.figures.balance).toBe('Guthaben');
});

it('differences that fit no text of the base are ignored', () => {
  expect(withDifferences(base, { lead: 'Neu', title: { short: 'Stand' }, figures: 'Zahlen' })).toEqual(base);
});
