import { inEveryLanguage } from '#kernel/every-language.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import german from '#words/de-CH/provider-dashboard.json' with { type: 'json' };

/** Texts of the dashboard that come from the provider; the wire has a civil status as its code. */
export type DashboardTexts = typeof german;

/** The provider's texts for the dashboard in a language. */
export const dashboardTexts = await inEveryLanguage('provider-dashboard', german);

/** How much is already saved, with the wire's own placeholder for the amount: `{0}`. */
export const savedLabel = (locale: Locale): string => fill(dashboardTexts(locale).buyIn.saved, { amount: '{0}' });

/** What flows into the savings a year, with the wire's own placeholder for the amount: `{0}`. */
export const perYearLabel = (locale: Locale): string => fill(dashboardTexts(locale).savings.perYear, { amount: '{0}' });
