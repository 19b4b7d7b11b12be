import type { CivilStatusCode } from '#kernel/civil-status.ts';
import type { Locale } from '#kernel/locale.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { dashboardTexts } from './dashboard.ts';

/** A civil status in words, as it is said of a woman or a man in the language. */
export const civilStatusName = (code: CivilStatusCode, locale: Locale, sex: MemberRecord['sex']): string =>
  dashboardTexts(locale).civilStatus[sex][code];
