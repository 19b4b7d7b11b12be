import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { pensionAnswer, type PensionSaid } from '#domain/pension-answer.ts';
import type { Centimes } from '#kernel/money.ts';

type Retirement = SimulationResult['after']['retirement'];

/** A simulator's main result, which is in sight as long as its fields are. */
export type InSight = {
  readonly name: string;
  /** Without and with the changes; the first is 0 where there is nothing to compare with. Null where the name says all. */
  readonly amounts: readonly [Centimes, Centimes] | null;
  /** The answer in a line, part by part: what matters, and what it is without the changes. */
  readonly said: readonly [string, ...string[]];
  /** How it says that it is rounded like the page's headline, if it is a projection. */
  readonly rough: 'rough' | 'protection.rough.perMonth' | 'protection.rough.once' | null;
};

/** The pension as the main result. */
export type PensionSight = InSight & {
  /** Whether it stays as it is, which is what the line begins with then. */
  readonly isSame: boolean;
};

/** The monthly pension as what is in sight; the lump sum where there is no pension. */
export const usePensionInSight = (compared: Retirement, after: Retirement): PensionSight => {
  const { t } = useTranslation('simulation');
  const inWords = ({ key, values }: PensionSaid): string =>
    t(key === 'asCapital' ? 'retirement.asCapital' : `inSight.${key}`, values);
  const [first, ...others] = pensionAnswer(compared, after);
  const figure = first.key === 'asCapital' ? 'lumpSum' : 'pensionPerMonth';
  return {
    name: t(figure === 'lumpSum' ? 'retirement.capital' : 'retirement.pension'),
    amounts: [compared?.[figure] ?? 0, after?.[figure] ?? 0],
    said: [inWords(first), ...others.map(inWords)],
    rough: 'rough',
    isSame: first.key === 'same',
  };
};
