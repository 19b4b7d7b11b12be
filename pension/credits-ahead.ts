import { addMonths } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import type { CreditSpan } from './account.ts';
import { chf, months, onDay, percent } from './calculation.ts';
import type { Quantity, Step } from './calculation.ts';
import type { QuantityName } from './explanation-keys.ts';
import { roundRate } from './rates.ts';
import { joinRuns } from './runs.ts';

/** Months from a first day on, the salary they are credited on, and the rate in percent. */
type Run = { readonly from: IsoDate; readonly months: number; readonly salary: Centimes; readonly rate: number };

/** Joins consecutive runs with the same salary and rate, and omits those without credits. */
const joined = (runs: readonly Run[]): readonly Run[] =>
  joinRuns(runs, (a, b) => a.salary === b.salary && a.rate === b.rate && addMonths(a.from, a.months) === b.from).filter(
    ({ salary, rate }) => salary > 0 && rate > 0,
  );

/** Runs as values of a step: since when, if there are several, then months, salary and rate of each. */
const runInputs = (
  runs: readonly Run[],
  names: { readonly salary: QuantityName; readonly rate: QuantityName },
): Step['inputs'] => {
  const counted = joined(runs);
  return counted.flatMap((run): readonly Quantity[] => [
    ...(counted.length > 1 ? [onDay('from', run.from)] : []),
    months('monthsAhead', run.months),
    chf(names.salary, run.salary),
    percent(names.rate, run.rate),
  ]);
};

/**
 * The plan's credits still to come as values of a step: months, insured salary, and the rate of both shares; apart for the
 * salary with contributions and the one without, if disability keeps some of it insured.
 */
export const planCreditsAhead = (spans: readonly CreditSpan[]): Step['inputs'] => {
  const isShared = spans.some(({ exempt }) => exempt > 0);
  const paid = spans.map(({ from, months: counted, insured, exempt, memberRate, employerRate }) => ({
    from,
    months: counted,
    salary: insured - exempt,
    rate: roundRate(memberRate + employerRate),
  }));
  const waived = spans.map(({ from, months: counted, exempt, waivedRate }) => ({
    from,
    months: counted,
    salary: exempt,
    rate: waivedRate,
  }));
  return [
    ...runInputs(paid, { salary: isShared ? 'contributorySalary' : 'insuredSalary', rate: 'creditRate' }),
    ...runInputs(waived, { salary: 'exemptSalary', rate: 'waivedRate' }),
  ];
};

/** The law's credits still to come, as {@link planCreditsAhead}. BVG art. 16. */
export const lawfulCreditsAhead = (spans: readonly CreditSpan[]): Step['inputs'] =>
  runInputs(
    spans.map(({ from, months: counted, coordinated, lawRate }) => ({
      from,
      months: counted,
      salary: coordinated,
      rate: lawRate,
    })),
    { salary: 'coordinatedSalary', rate: 'lawfulCreditRate' },
  );
