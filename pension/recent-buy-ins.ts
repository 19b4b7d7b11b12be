import type { InsuredRecord } from './insured-record.ts';
import { addYears } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';

/** Years during which benefits from a buy-in can't be taken as capital. BVG art. 79b para. 3. */
const LOCKED_YEARS = 3;

/** The last day on which benefits from a buy-in of a day can't be taken as capital. BVG art. 79b para. 3. */
export const lockedAfter = (date: IsoDate): IsoDate => addYears(date, LOCKED_YEARS);

/**
 * Buy-ins whose three years are not over on a day, each with the last day of them, which is locked as well: a deduction is at
 * stake, so that a day more is the cautious side. Buy-ins after a divorce are exempt.
 */
const locked = (record: InsuredRecord, date: IsoDate): readonly { until: IsoDate; amount: Centimes }[] =>
  record.moneyEvents.flatMap((event) => {
    if (event.kind !== 'buyIn' || event.afterDivorce === true || event.date > date) return [];
    const until = lockedAfter(event.date);
    return until >= date ? [{ until, amount: toCentimes(event.amount) }] : [];
  });

/** The sum of buy-ins of the three years before a day, which stays in the fund. BVG art. 79b para. 3. */
export const recentBuyIns = (record: InsuredRecord, date: IsoDate): Centimes =>
  locked(record, date).reduce((sum, { amount }) => sum + amount, 0);

/**
 * The last day on which benefits from buy-ins can't be taken as capital; `null` if nothing is locked. BVG art. 79b para. 3.
 */
export const buyInLock = (record: InsuredRecord, date: IsoDate): IsoDate | null =>
  locked(record, date)
    .map(({ until }) => until)
    .toSorted()
    .at(-1) ?? null;
