import type { SimulationResult } from '#contract/simulations.ts';
import type { Centimes } from '#kernel/money.ts';
import { perMonth } from '#pension/rates.ts';
import type { ComparedRow } from './Comparison.tsx';

type Outcome = SimulationResult['after'];

/** A figure of an outcome, in centimes, with its key. */
type FigureLine<Key extends string> = {
  readonly key: Key;
  readonly of: (outcome: Outcome) => Centimes | null | undefined;
};

/** A pension a month, as the pages have it. */
export const monthly = (perYear: Centimes | null | undefined): Centimes | null | undefined =>
  perYear && perMonth(perYear);

/** The benefits that several simulators show. */
export const benefits = {
  savings: { key: 'savings', of: ({ retirement }: Outcome) => retirement?.savings },
  pension: { key: 'pension', of: ({ retirement }: Outcome) => retirement?.pensionPerMonth },
  disability: { key: 'disability', of: ({ risk }: Outcome) => monthly(risk?.disabilityPerYear) },
  partner: { key: 'partner', of: ({ risk }: Outcome) => monthly(risk?.partnerPerYear) },
  orphan: { key: 'orphan', of: ({ risk }: Outcome) => monthly(risk?.orphanPerYear) },
  deathLumpSum: { key: 'deathLumpSum', of: ({ risk }: Outcome) => risk?.deathLumpSum },
  exit: { key: 'exit', of: ({ exitBenefit }: Outcome) => exitBenefit },
} as const;

/** Figures without and with the changes, as `outcomesOf` has them, without those that are nothing each time. */
export const amountRows = <Key extends string>(
  lines: readonly FigureLine<Key>[],
  outcomes: readonly Outcome[],
  nameOf: (key: Key) => string,
): ComparedRow[] =>
  lines.flatMap(({ key, of }): ComparedRow[] => {
    const amounts = outcomes.map((outcome) => of(outcome) ?? 0);
    return amounts.every((amount) => amount === 0) ? [] : [{ key, name: nameOf(key), amounts }];
  });
