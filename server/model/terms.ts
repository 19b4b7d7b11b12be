import { createHash } from 'node:crypto';
import { inEveryLanguage } from '#kernel/every-language.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import type { Locale } from '#kernel/locale.ts';
import german from '#words/de-CH/terms.json' with { type: 'json' };

/** The portal's general terms, which a fund without its own shows. */
const general = await inEveryLanguage('terms', german);

/** The version of the terms of use that a fund shows in a language: changes whenever their text or address does. */
export const termsVersion = ({ tenantConfigurations, termsOfUse }: GlobalSettings, locale: Locale): string => {
  const own = (tenantConfigurations[locale]?.conditionsOfUse ?? termsOfUse ?? '').trim();
  const { purposeText, accessText, dataText, planningText, specificText } = general(locale);
  const shown = own === '' ? [purposeText, accessText, dataText, planningText, specificText].join('\n\n') : own;
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
};
