import { createHash } from 'node:crypto';
import type { GlobalSettings } from '#contract/settings.ts';
import type { Locale } from '#kernel/locale.ts';

/** What a fund's terms are called that has none of its own. */
const general = 'general';

/** The version of the terms of use that a fund shows in a language: changes whenever their text or address does. */
export const termsVersion = ({ tenantConfigurations, termsOfUse }: GlobalSettings, locale: Locale): string => {
  const terms = (tenantConfigurations[locale]?.conditionsOfUse ?? termsOfUse ?? '').trim();
  return terms === '' ? general : createHash('sha256').update(terms).digest('base64url').slice(0, 22);
};
