import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { ratioOf } from '../rates.ts';
import type { RetirementOutcome } from './retirement-outcome.ts';

/** What all old-age pensions together come to in a month. */
export type AllPensions = {
  /** From this fund, with what was drawn before today and the member's own figure of the AHV pension. */
  readonly perMonth: Centimes;
  /** The same without the AHV pension. */
  readonly perMonthOfFund: Centimes;
  /** In percent of today's salary, two decimals; `null` without one, or beside a pension. */
  readonly ratio: number | null;
  /** The same without the AHV pension. */
  readonly ratioOfFund: number | null;
  /** Without the AHV pension, where this fund's begins before it. */
  readonly ratioBeforeAhv: number | null;
};

/** All old-age pensions, without and with the changes. */
export type ComparedPensions = {
  /** First day on which all of both are paid; `null` while no AHV pension is entered. */
  readonly from: IsoDate | null;
  readonly before: AllPensions;
  readonly after: AllPensions;
};

/**
 * All old-age pensions, without and with the changes.
 * @param ahvPerMonth the member's own figure of the AHV pension.
 */
export const comparedPensions = (
  before: RetirementOutcome,
  after: RetirementOutcome,
  ahvPerMonth: Centimes,
): ComparedPensions => {
  const [now] = before.income;
  // Beside a pension, the salary isn't what somebody lives on.
  const salary = now === undefined || now.ratio === null ? 0 : now.salary;
  const ahvFrom = after.income.find(({ ahv }) => ahv > 0)?.from ?? null;
  const all = ({ date, pensionPerMonth, drawnPerMonth }: RetirementOutcome): AllPensions => {
    const ofFund = pensionPerMonth + drawnPerMonth;
    const ratioOfFund = ratioOf(ofFund, salary);
    return {
      perMonth: ofFund + ahvPerMonth,
      perMonthOfFund: ofFund,
      ratio: ratioOf(ofFund + ahvPerMonth, salary),
      ratioOfFund,
      ratioBeforeAhv: ahvFrom !== null && date < ahvFrom ? ratioOfFund : null,
    };
  };
  const from = [before.date, after.date].reduce((last, day) => (last !== null && day > last ? day : last), ahvFrom);
  return { from, before: all(before), after: all(after) };
};
