import type { Locale } from '#kernel/locale.ts';
import type { Administrator } from '#contract/studio/answers.ts';
import type { Fund } from '#server/model/funds.ts';

/** What the studio says about who is signed in: their fund's rules are those of its live revision. */
export const administratorAnswer = (
  { tenant: { code, settings } }: Fund,
  { id, name, locale }: { readonly id: string; readonly name: string; readonly locale: Locale },
): Administrator => ({
  id,
  name,
  language: locale,
  tenant: code,
  fundName: settings.displayName,
  needsSecondPerson: settings.publishing.secondPerson,
  leastReadiness: settings.publishing.leastReadiness,
});
