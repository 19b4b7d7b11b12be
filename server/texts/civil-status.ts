import type { CivilStatusCode } from '#contract/civil-status.ts';
import type { Locale } from '#contract/locale.ts';
import type { MemberRecord } from '#contract/member-record.ts';
import { dashboardTexts } from './dashboard.ts';

/** A civil status in words, as it is said of a woman or a man in the language. */
export const civilStatusName = (code: CivilStatusCode, locale: Locale, sex: MemberRecord['sex']): string =>
  dashboardTexts(locale).civilStatus[sex][code];
