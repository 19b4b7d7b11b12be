import type { CivilStatusCode } from '#kernel/civil-status.ts';
import type { Locale } from '#kernel/locale.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { dashboardTexts } from './dashboard.ts';

/** A civil status in words, in the language's form for a woman or a man. */
export const civilStatusName = (code: CivilStatusCode, locale: Locale, sex: MemberRecord['sex']): string =>
  dashboardTexts(locale).civilStatus[sex][code];
