import type { SimulationResult } from '#contract/simulations.ts';
import { toChf, type Centimes } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import type { ComparedRow } from './Comparison.tsx';

type Outcome = SimulationResult['after'];

/** A figure of an outcome, in centimes, with its key. */
type FigureLine<Key extends string> = {
  readonly key: Key;
  readonly of: (outcome: Outcome) => Centimes | null | undefined;
};

/** The benefits that several simulators show. */
export const benefits = {
  savings: { key: 'savings', of: ({ retirement }: Outcome) => retirement?.savings },
  pension: { key: 'pension', of: ({ retirement }: Outcome) => retirement?.pensionPerMonth },
  disability: { key: 'disability', of: ({ risk }: Outcome) => risk?.disabilityPerYear },
  partner: { key: 'partner', of: ({ risk }: Outcome) => risk?.partnerPerYear },
  orphan: { key: 'orphan', of: ({ risk }: Outcome) => risk?.orphanPerYear },
  deathLumpSum: { key: 'deathLumpSum', of: ({ risk }: Outcome) => risk?.deathLumpSum },
  exit: { key: 'exit', of: ({ exitBenefit }: Outcome) => exitBenefit },
} as const;

/** Figures before and after the changes, without those that are nothing both times. */
export const amountRows = <Key extends string>(
  lines: readonly FigureLine<Key>[],
  before: Outcome,
  after: Outcome,
  nameOf: (key: Key) => string,
): ComparedRow[] =>
  lines.flatMap(({ key, of }): ComparedRow[] => {
    const [from, to] = [of(before) ?? 0, of(after) ?? 0];
    return from === 0 && to === 0 ? [] : [{ key, name: nameOf(key), before: from, after: to }];
  });

/** A rounded amount; a dash for nothing. */
export const roughOrDash = (amount: Centimes): string => (amount === 0 ? '–' : formatRough(toChf(amount)));
