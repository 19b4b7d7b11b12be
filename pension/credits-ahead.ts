import type { Centimes } from '#kernel/money.ts';
import type { CreditSpan } from './account.ts';
import { chf, months, percent } from './calculation.ts';
import type { Quantity, Step } from './calculation.ts';
import { joinRuns } from './runs.ts';

/** Months, the salary they are credited on, and the rate in percent. */
type Run = { readonly months: number; readonly salary: Centimes; readonly rate: number };

/** Joins consecutive runs with the same salary and rate, and omits those without credits. */
const joined = (runs: readonly Run[]): readonly Run[] =>
  joinRuns(runs, (a, b) => a.salary === b.salary && a.rate === b.rate).filter(
    ({ salary, rate }) => salary > 0 && rate > 0,
  );

/** The plan's credits still to come as values of a step: months, insured salary, and the rate of both shares. */
export const planCreditsAhead = (spans: readonly CreditSpan[]): Step['inputs'] =>
  joined(
    spans.map(({ months: counted, insured, memberRate, employerRate }) => ({
      months: counted,
      salary: insured,
      rate: Math.round((memberRate + employerRate) * 10_000) / 10_000,
    })),
  ).flatMap(({ months: counted, salary, rate }): readonly Quantity[] => [
    months('monthsAhead', counted),
    chf('insuredSalary', salary),
    percent('creditRate', rate),
  ]);

/** The law's credits still to come, as {@link planCreditsAhead}. BVG art. 16. */
export const lawfulCreditsAhead = (spans: readonly CreditSpan[]): Step['inputs'] =>
  joined(
    spans.map(({ months: counted, coordinated, lawRate }) => ({ months: counted, salary: coordinated, rate: lawRate })),
  ).flatMap(({ months: counted, salary, rate }): readonly Quantity[] => [
    months('monthsAhead', counted),
    chf('coordinatedSalary', salary),
    percent('lawfulCreditRate', rate),
  ]);
