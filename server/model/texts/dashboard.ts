import { inEveryLanguage } from '#kernel/every-language.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import german from '#words/de-CH/provider-dashboard.json' with { type: 'json' };

/** Words of the dashboard that come from the provider; a civil status goes by its code on the wire. */
export type DashboardTexts = typeof german;

/** The provider's words for the dashboard in a language. */
export const dashboardTexts = await inEveryLanguage('provider-dashboard', german);

/** How much is saved already, with the wire's own placeholder for the amount: `{0}`. */
export const savedLabel = (locale: Locale): string => fill(dashboardTexts(locale).buyIn.saved, { amount: '{0}' });
