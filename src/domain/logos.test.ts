import { describe, expect, it } from 'vitest';
import { logosOf } from './logos.ts';

const own = { 'fr-FR': { logoImage: 'fr.svg', logoImageDark: 'fr-dark.svg' }, 'it-IT': {} };
const brand = { logoImageDark: 'dark.svg' };

describe('A fund’s logos', () => {
  it('are those of the language if it has its own', () => {
    expect(logosOf({ logoImage: 'fund.svg', tenantConfigurations: own, configurations: { brand } }, 'fr-FR')).toEqual({
      light: 'fr.svg',
      dark: 'fr-dark.svg',
    });
  });

  it.each(['it-IT', 'de-CH'] as const)('are the fund’s in a language without one: %s', (locale) => {
    expect(logosOf({ logoImage: 'fund.svg', tenantConfigurations: own, configurations: { brand } }, locale)).toEqual({
      light: 'fund.svg',
      dark: 'dark.svg',
    });
  });

  it('are missing if the fund has none', () => {
    expect(logosOf({ tenantConfigurations: {}, configurations: {} }, 'de-CH')).toEqual({ light: null, dark: null });
  });
});
