import { toChf } from '#kernel/money.ts';
import type { AccountYear } from '#pension/account.ts';
import type { Quantity } from '#pension/calculation.ts';
import type { Derivation } from '#pension/explain-benefits.ts';
import type { Derivation as SentDerivation, Quantity as SentQuantity } from './derivation.ts';

const quantity = (known: Quantity): SentQuantity =>
  known.unit === 'chf' ? { ...known, value: toChf(known.value) } : known;

const accountYear = (year: AccountYear): SentDerivation['years'][number] => ({
  year: year.year,
  opening: toChf(year.opening),
  interestRate: year.interestRate,
  interest: toChf(year.interest),
  memberCredits: toChf(year.memberCredits),
  employerCredits: toChf(year.employerCredits),
  ...(year.waivedCredits !== 0 && { waivedCredits: toChf(year.waivedCredits) }),
  movements: toChf(year.movements),
  closing: toChf(year.closing),
  projected: year.projected,
});

/** A derivation as sent over the wire, in CHF. */
export const sentDerivation = (derivation: Derivation): SentDerivation => ({
  figure: derivation.figure,
  date: derivation.date,
  result: quantity(derivation.result),
  steps: derivation.steps.map(({ rule, law, plan, inputs, result }) => ({
    rule,
    ...(law && { law }),
    ...(plan && { plan }),
    inputs: inputs.map(quantity),
    result: quantity(result),
  })),
  years: derivation.years.map(accountYear),
  assumptions: [...derivation.assumptions],
});
