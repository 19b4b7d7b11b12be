import { describe, expect, it } from 'vitest';
import { baseLocale, isLocale, ownLocale } from './locale.ts';

describe('The interface languages', () => {
  it('are known by their exact code', () => {
    expect(['de-CH', 'de-ch', 'de', 'toString', null].map(isLocale)).toEqual([true, false, false, false, false]);
  });

  it('are their own base, except a variant of another', () => {
    expect([baseLocale('fr-FR'), baseLocale('de-CH'), baseLocale('de-DE')]).toEqual(['fr-FR', 'de-CH', 'de-CH']);
  });

  it('offer a fund’s first in the portal’s order as its own, or German', () => {
    expect([ownLocale(['fr-FR', 'de-CH']), ownLocale(['it-IT', 'fr-FR']), ownLocale([])]).toEqual([
      'de-CH',
      'fr-FR',
      'de-CH',
    ]);
  });
});
