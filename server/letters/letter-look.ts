import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Locale } from '#contract/locale.ts';
import type { Fund } from '../funds.ts';
import type { LetterLogo, LetterLook } from './letter-pdf.ts';

/** Most bytes of a logo that a letter prints: a larger one would make every letter heavy. */
const heaviestLogo = 1_000_000;

const readLogo = async (path: string): Promise<LetterLogo | null> => {
  const type = extname(path);
  // Pictures of other kinds cannot be put into a PDF as they are: the name stands in.
  if (!['.svg', '.png', '.jpg', '.jpeg'].includes(type)) return null;
  try {
    const content = await readFile(path);
    if (content.byteLength > heaviestLogo) return null;
    return type === '.svg' ? { svg: content.toString('utf8') } : { picture: content };
  } catch {
    return null;
  }
};

/** How a fund's letter looks in a language: logo of that language, else the fund's, else its name. */
export const letterLook = async (fund: Fund, locale: Locale, tenantsDir: string): Promise<LetterLook> => {
  const { code, settings, assets } = fund.tenant;
  const file = settings.tenantConfigurations[locale]?.logoImage ?? settings.logoImage;
  const { brand } = settings.configurations;
  return {
    colour: brand?.primary,
    typeface: brand?.typeface,
    logo: file !== undefined && assets.includes(file) ? await readLogo(join(tenantsDir, code, 'assets', file)) : null,
  };
};
