import type { CalculationStep, Derivation, Quantity } from '#contract/derivation.ts';
import { roundTo } from '#kernel/money.ts';

/** What is taken off the highest savings, in the order of the regulations. BVV 2 art. 60a. */
const reductionNames = ['savings', 'openWithdrawals', 'vestedElsewhere', 'pillar3aExcess', 'drawnSavings'] as const;

/** What decides further once the gap is known, by the step that says so. BVG art. 79b, BVV 2 art. 60b. */
const limitNames = {
  buyInBlocked: 'blocked',
  buyInAfterDivorce: 'afterDivorce',
  arrivalCap: 'arrivalCap',
} as const;

type ReductionName = (typeof reductionNames)[number];
type LimitName = (typeof limitNames)[keyof typeof limitNames];

/** From the highest savings to the possible buy-in, line by line; all amounts in CHF. */
export type Potential = {
  readonly maximum: number;
  /** Positive amounts that are taken off; what is nothing is left out. */
  readonly reductions: readonly { readonly name: ReductionName; readonly amount: number }[];
  /** What is left, never below nothing. */
  readonly gap: number;
  /** Whether the reductions come to more than the highest savings, so that the lines do not add up to the gap. */
  readonly covered: boolean;
  readonly limits: readonly { readonly name: LimitName; readonly amount: number }[];
  /** What came out; null where the gap is all there is to say. */
  readonly possible: number | null;
};

const chfOf = (quantity: Quantity | undefined): number | null =>
  quantity?.unit === 'chf' && typeof quantity.value === 'number' ? quantity.value : null;

const inputOf = (step: CalculationStep, name: string): number | null =>
  chfOf(step.inputs.find((input) => input.name === name));

const isLimit = (rule: string): rule is keyof typeof limitNames => Object.hasOwn(limitNames, rule);

/** The amount that a limiting step leaves: its cap where it names one, else what comes out of it. */
const limitOf = (step: CalculationStep): Potential['limits'] => {
  if (!isLimit(step.rule)) return [];
  const amount = inputOf(step, 'cap') ?? chfOf(step.result);
  return amount === null ? [] : [{ name: limitNames[step.rule], amount }];
};

/**
 * What reduces a buy-in, out of how it was calculated (`buyIn`). Null where the provider does not explain it or the
 * explanation lacks the amounts: then nothing is said rather than half of it. Steps that are not known are passed over.
 */
export const readPotential = (derivation: Derivation | undefined): Potential | null => {
  const at = derivation?.steps.findIndex(({ rule }) => rule === 'buyInGap') ?? -1;
  const step = derivation?.steps[at];
  if (derivation === undefined || step === undefined) return null;
  const maximum = inputOf(step, 'maximum');
  const gap = chfOf(step.result);
  if (maximum === null || gap === null) return null;
  const reductions = reductionNames.flatMap((name) => {
    const amount = inputOf(step, name);
    return amount === null || amount === 0 ? [] : [{ name, amount }];
  });
  const limits = derivation.steps.slice(at + 1).flatMap(limitOf);
  const possible = chfOf(derivation.result);
  const taken = reductions.reduce((sum, { amount }) => sum + amount, 0);
  return {
    maximum,
    reductions,
    gap,
    covered: roundTo(maximum - taken, 2) < roundTo(gap, 2),
    limits,
    possible: limits.length === 0 && possible === gap ? null : possible,
  };
};
