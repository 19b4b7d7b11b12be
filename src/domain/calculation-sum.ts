import type { CalculationRule, CalculationStep, Quantity, QuantityName } from '#contract/derivation.ts';

/** How a value changes the result of the lines above it. */
export type Sign = 'plus' | 'minus' | 'times';

/** The arithmetic of a step as on paper: a first value and the sign of each following one. */
type Sum = { readonly first: QuantityName; readonly signs: Partial<Readonly<Record<QuantityName, Sign>>> };

const share = (of: QuantityName, rate: QuantityName = 'percent'): Sum => ({ first: of, signs: { [rate]: 'times' } });
const bothShares: Sum = { first: 'memberShare', signs: { employerShare: 'plus' } };

/** The rules whose step is a plain sum or product of its values; the others are explained only in words. */
const sums: Partial<Readonly<Record<CalculationRule, Sum>>> = {
  savingsThisYear: {
    first: 'opening',
    signs: { interest: 'plus', moved: 'plus', memberCredits: 'plus', employerCredits: 'plus', waivedCredits: 'plus' },
  },
  lawfulPartThisYear: {
    first: 'lawfulOpening',
    signs: { interest: 'plus', moved: 'plus', lawfulCredits: 'plus' },
  },
  insuredSalary: { first: 'countedSalary', signs: { deduction: 'minus' } },
  insuredSalaryPartTime: { first: 'countedSalary', signs: { deduction: 'minus' } },
  insuredSalaryByPercent: { first: 'countedSalary', signs: { deduction: 'minus' } },
  insuredSalaryByLaw: { first: 'countedSalary', signs: { lawfulDeduction: 'minus' } },
  insuredSalaryOfDisabled: { first: 'exemptSalary', signs: { activeSalary: 'plus' } },
  savingsContribution: bothShares,
  riskContribution: bothShares,
  administrationByPercent: bothShares,
  administrationByAmount: bothShares,
  contributionsSum: bothShares,
  projectedCapital: { first: 'savings', signs: { interest: 'plus', credits: 'plus', movements: 'plus' } },
  lawfulProjection: { first: 'bvgPart', signs: { interest: 'plus', lawfulCredits: 'plus', movements: 'plus' } },
  conversion: share('capital', 'conversionRate'),
  lawfulMinimum: share('lawfulCapital', 'lawfulRate'),
  projectedSavings: { first: 'savings', signs: { interest: 'plus', credits: 'plus' } },
  projectedSavingsWithoutInterest: { first: 'savings', signs: { credits: 'plus' } },
  lawfulProjectedSavings: { first: 'bvgPart', signs: { lawfulCredits: 'plus' } },
  lumpSumOfCapital: share('capital'),
  lumpSumByLaw: share('lawfulCapital'),
  lumpSumWithoutBuyIns: { first: 'capital', signs: { recentBuyIns: 'minus' } },
  retiredChildPension: share('pension'),
  buyInMaximumByTable: share('insuredSalary', 'percentToday'),
  buyInGap: {
    first: 'maximum',
    signs: {
      savings: 'minus',
      openWithdrawals: 'minus',
      vestedElsewhere: 'minus',
      pillar3aExcess: 'minus',
      drawnSavings: 'minus',
    },
  },
  allVestedBenefits: { first: 'savings', signs: { recentBuyIns: 'minus' } },
  withoutDisabledPart: share('available'),
  halfOfToday: { first: 'savings', signs: { openWithdrawals: 'minus', percent: 'times' } },
  benefitAtFifty: { first: 'recordedAtFifty', signs: { repaidSince: 'plus', withdrawnSince: 'minus' } },
  minimumOfOwnContributions: {
    first: 'broughtIn',
    signs: { ownContributions: 'plus', supplement: 'plus', continuedContributions: 'plus' },
  },
  minimumAtMost: {
    first: 'broughtIn',
    signs: { ownContributions: 'plus', supplement: 'plus', continuedContributions: 'plus' },
  },
  shareOfInsuredSalary: share('insuredSalary'),
  disabilityInPayment: share('pension', 'disabilityShare'),
  disabilityChildPension: share('pension'),
  basisWithDrawnPension: { first: 'pension', signs: { drawnPension: 'plus' } },
  partnerPension: share('basisPension'),
  partnerPensionOfOldAge: share('basisPension'),
  orphanPension: share('basisPension'),
  orphanPensionOfOldAge: share('basisPension'),
  pensionsOfAllChildren: share('childPension', 'children'),
  lumpSumOfSavings: share('basis'),
  lumpSumWithoutPension: share('basis'),
  lumpSumOfInsuredSalary: share('basis'),
  lumpSumOfDisabilityPensions: share('basis'),
  buyInsOnTop: { first: 'byPlan', signs: { buyIns: 'plus' } },
  drawnShare: share('capital'),
  capitalAfterLumpSum: { first: 'capital', signs: { drawnCapital: 'minus' } },
  taxSaving: share('amount', 'marginalRate'),
  leaveCost: { first: 'perMonth', signs: { leaveMonths: 'times' } },
  shareOfLumpSum: share('lumpSum'),
  benefitAtMarriage: { first: 'atMarriage', signs: { interest: 'plus' } },
  earnedInMarriage: { first: 'exitBenefit', signs: { atMarriageToday: 'minus' } },
  halfOfMarriage: share('earnedInMarriage'),
  withPensionDrawn: { first: 'perMonth', signs: { drawnPension: 'plus' } },
  unpaidLeaveFull: { first: 'savingsContributions', signs: { riskAndAdministration: 'plus' } },
};

/** A value of a step with its sign; `first` starts the sum, and null means the value is only for information. */
export type SumLine = { readonly quantity: Quantity; readonly sign: Sign | 'first' | null };

const apply = (sign: Sign, sum: number, { unit, value }: Quantity): number => {
  const number = Number(value);
  if (sign === 'plus') return sum + number;
  return sign === 'minus' ? sum - number : (sum * number) / (unit === 'percent' ? 100 : 1);
};

/** Whether two amounts are equal to within a centime, because the result may be rounded either way. */
const equal = (one: number, other: number): boolean => Math.abs(one - other) < 0.011;

/**
 * The values of a step in the order of the calculation: first those for information, then the sum with its signs. Omits
 * all signs if the values don't add up to the result (a limit was reached, or another provider calculates differently),
 * so that no wrong sum is shown.
 */
export const sumLines = ({ rule, inputs, result }: CalculationStep): readonly SumLine[] => {
  const unsigned = inputs.map((quantity): SumLine => ({ quantity, sign: null }));
  const sum = sums[rule];
  const first = sum === undefined ? undefined : inputs.find(({ name }) => name === sum.first);
  if (sum === undefined || first === undefined) return unsigned;
  const terms = inputs.flatMap((quantity) => {
    const sign = sum.signs[quantity.name];
    return sign === undefined ? [] : [{ quantity, sign }];
  });
  const outcome = terms.reduce((total, { quantity, sign }) => apply(sign, total, quantity), Number(first.value));
  if (terms.length === 0 || !equal(outcome, Number(result.value))) return unsigned;
  const summed = new Set<Quantity>([first, ...terms.map(({ quantity }) => quantity)]);
  return [...unsigned.filter(({ quantity }) => !summed.has(quantity)), { quantity: first, sign: 'first' }, ...terms];
};
