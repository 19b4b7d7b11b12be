import { describe, expect, it } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { dashboardTexts } from './dashboard.ts';

describe.each(locales)('the civil status in %s', (locale) => {
  it('the civil status starts with a capital and names only one sex', () => {
    const { female, male } = dashboardTexts(locale).civilStatus;
    for (const words of [female, male].flatMap((names) => Object.values(names)))
      expect(words).toMatch(/^\p{Lu}[^/()]*$/u);
  });
});

it('the civil status agrees with the person’s sex if the language does', () => {
  const married = (['fr-FR', 'it-IT', 'pt-BR'] as const).map((locale) => {
    const { female, male } = dashboardTexts(locale).civilStatus;
    return [female[2], male[2]];
  });
  expect(married).toEqual([
    ['Mariée', 'Marié'],
    ['Coniugata', 'Coniugato'],
    ['Casada', 'Casado'],
  ]);
});
