import { yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { kept } from '#kernel/kept.ts';
import { createAccount } from './account.ts';
import type { Account } from './account.ts';
import type { InsuredRecord } from './insured-record.ts';
import type { Plan } from './plan.ts';

/** Rates of interest that a projection is shown for besides the plan's own, in percent. */
export const BAND = [1, 2, 3] as const;

/**
 * The account if future years bear another interest than the plan assumes, in percent. Each one is computed once, and only
 * from next year on, because until then all have the fund's rate.
 */
export const accountsByInterest = (
  plan: Plan,
  record: InsuredRecord,
  today: IsoDate,
  account: Account,
): ((percent: number) => Account) =>
  kept((percent: number) => {
    if (percent === plan.interest.projection) return account;
    const other: Plan = { ...plan, interest: { ...plan.interest, projection: percent } };
    return createAccount(other, record, today, {
      account,
      sameMonthsUntil: Number.POSITIVE_INFINITY,
      sameEndsUntil: yearOf(today) + 1,
    });
  });
