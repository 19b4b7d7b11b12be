import { extname } from 'node:path';
import { logosOf } from '#domain/logos.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Fund, Funds } from '../funds.ts';
import type { PrintLogo, PrintLook } from './paper.ts';

/** Maximum size of a printed logo in bytes, because a larger one would bloat every letter and document. */
const heaviestLogo = 1_000_000;

const readLogo = async (funds: Pick<Funds, 'readAsset'>, code: string, file: string): Promise<PrintLogo | null> => {
  const type = extname(file);
  // Other image types can't be embedded in a PDF, so the name replaces them.
  if (!['.svg', '.png', '.jpg', '.jpeg'].includes(type)) return null;
  const content = await funds.readAsset(code, file);
  if (content === null || content.byteLength > heaviestLogo) return null;
  return type === '.svg' ? { svg: new TextDecoder().decode(content) } : { picture: content };
};

/** The look of a fund's prints in a language: that language's logo, else the fund's, else its name. */
export const printLook = async (fund: Fund, locale: Locale, funds: Pick<Funds, 'readAsset'>): Promise<PrintLook> => {
  const { code, settings, assets } = fund.tenant;
  const { light: file } = logosOf(settings, locale);
  const { brand } = settings.configurations;
  return {
    colour: brand?.primary,
    typeface: brand?.typeface,
    logo: file !== null && assets.includes(file) ? await readLogo(funds, code, file) : null,
  };
};
