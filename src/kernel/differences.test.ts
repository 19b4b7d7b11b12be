import { expect, it } from 'vitest';
import { withDifferences } from './differences.ts';

const base = { title: 'Zivilstand', figures: { balance: 'Guthaben', rate: 'Zins' } };

it('a variant says what its base says, except for its differences', () => {
  expect(withDifferences(base, { title: 'Familienstand', figures: { rate: 'Zinssatz' } })).toEqual({
    title: 'Familienstand',
    figures: { balance: 'Guthaben', rate: 'Zinssatz' },
  });
});

it('a variant without differences says what its base says', () => {
  expect(withDifferences(base, undefined)).toBe(base);
});

it('leaves the base as it is', () => {
  withDifferences(base, { figures: { balance: 'Kapital' } });
  expect(base.figures.balance).toBe('Guthaben');
});

it('ignores differences that fit no text of the base', () => {
  expect(withDifferences(base, { lead: 'Neu', title: { short: 'Stand' }, figures: 'Zahlen' })).toEqual(base);
});
