import { toCentimes, toChf } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { typicalMarginalRate } from '#kernel/typical-marginal-rate.ts';
import { employmentOn } from '../insured-person.ts';
import { shareOf } from '../rates.ts';
import type { SimulationBasis } from './basis.ts';
import type { Changes } from './changes.ts';
import { simulate } from './simulate.ts';

/**
 * The pension a month of the usual age without and with some changes; `null` where law or plan rule them out, or nothing
 * can be computed.
 */
const pensionsOf = (basis: SimulationBasis, changes: Changes) => {
  const { obstacle, findings, before, after } = simulate(basis, changes);
  if (obstacle !== null || findings.some(({ severity }) => severity === 'broken')) return null;
  if (before.retirement === null || after.retirement === null) return null;
  return { without: before.retirement.pensionPerMonth, withAll: after.retirement.pensionPerMonth, tax: after.tax };
};

/** The part of the salary, in percent, up to which a marginal rate holds: it is that of the last francs. */
const MARGINAL_PERCENT = 25;

/**
 * What paying in the possible buy-in at once would bring: pension a month, and taxes by a typical rate, `null` for more than
 * that rate holds for; `null` if none is possible.
 */
export const gainOfBuyIn = (
  basis: SimulationBasis,
  atMost: Centimes,
): { readonly pensionPerMonth: Centimes; readonly tax: Centimes | null } | null => {
  if (atMost <= 0) return null;
  const found = pensionsOf(basis, {
    buyIn: { amount: toChf(atMost), from: basis.today, instalments: 1, marginalRate: typicalMarginalRate },
  });
  if (!found?.tax) return null;
  const salary = toCentimes(employmentOn(basis.record, basis.today)?.salary ?? 0);
  return {
    pensionPerMonth: found.withAll - found.without,
    tax: atMost > shareOf(salary, MARGINAL_PERCENT) ? null : found.tax.total,
  };
};

/** What the possible withdrawal for a home would leave of the pension a month; `null` if none is possible today. */
export const priceOfWithdrawal = (
  basis: SimulationBasis,
  atMost: Centimes,
): { readonly without: Centimes; readonly withAll: Centimes } | null => {
  if (atMost <= 0) return null;
  const found = pensionsOf(basis, { home: { withdrawal: { amount: toChf(atMost), on: basis.today } } });
  return found && { without: found.without, withAll: found.withAll };
};
