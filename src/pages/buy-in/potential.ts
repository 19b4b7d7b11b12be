import type { BuyInAnswer } from '#contract/pages.ts';
import { roundTo } from '#kernel/money.ts';

/** What is taken off the highest savings, in the order of the regulations. BVV 2 art. 60a. */
const reductionNames = ['savings', 'openWithdrawals', 'vestedElsewhere', 'pillar3aExcess', 'drawnSavings'] as const;

/** What decides further once the gap is known. BVG art. 79b, BVV 2 art. 60b. */
const limitNames = ['blocked', 'afterDivorce', 'arrivalCap'] as const;

type Line<Name> = { readonly name: Name; readonly amount: number };

/** From the highest savings to the possible buy-in, line by line; all amounts in CHF. */
export type Potential = {
  readonly maximum: number;
  /** Deductions, as positive amounts; zero deductions are omitted. */
  readonly reductions: readonly Line<(typeof reductionNames)[number]>[];
  /** What the reductions leave, never below zero. */
  readonly gap: number;
  /** Whether the reductions come to more than the highest savings, so that the lines do not add up to the gap. */
  readonly covered: boolean;
  readonly limits: readonly Line<(typeof limitNames)[number]>[];
  /** The possible buy-in; null where the gap already says it. */
  readonly possible: number | null;
};

/** The lines whose names are known. */
const knownLines = <Name extends string>(names: readonly Name[], lines: readonly Line<string>[]): Line<Name>[] =>
  lines.flatMap(({ name, amount }) => {
    const known = names.find((each) => each === name);
    return known === undefined ? [] : [{ name: known, amount }];
  });

/**
 * What reduces a buy-in. Null where the provider does not say so, or says it only in part: then nothing is shown rather
 * than half of it. Unknown limits are passed over.
 */
export const readPotential = ({ buyIn, potential }: BuyInAnswer): Potential | null => {
  const maximum = buyIn?.savingsAtMost;
  if (!potential || typeof maximum !== 'number') return null;
  const { gap } = potential;
  const reductions = knownLines(reductionNames, potential.reductions);
  if (reductions.length < potential.reductions.length) return null;
  const limits = knownLines(limitNames, potential.limits);
  const possible = buyIn?.atMost ?? null;
  const taken = reductions.reduce((sum, { amount }) => sum + amount, 0);
  return {
    maximum,
    reductions: reductions.filter(({ amount }) => amount !== 0),
    gap,
    covered: roundTo(maximum - taken, 2) < roundTo(gap, 2),
    limits,
    possible: limits.length === 0 && possible === gap ? null : possible,
  };
};
