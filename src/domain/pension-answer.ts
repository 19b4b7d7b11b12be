import type { SimulationResult } from '#contract/simulations.ts';
import { formatFrancs, toChf, type Centimes } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { areApart, toFrancs } from './close-amounts.ts';

type Retirement = SimulationResult['after']['retirement'];

/** A part of the answer: what is said, and the values in it. */
export type PensionSaid = {
  readonly key: 'asCapital' | 'same' | 'more' | 'less' | 'instead' | 'insteadAt' | 'besides';
  readonly values: { readonly amount?: string; readonly before?: string; readonly age?: number };
};

const rough = (amount: Centimes): string => formatRough(toChf(amount));

/**
 * What becomes of the monthly pension, part by part: what it is without the changes where the two are clearly apart, or else
 * by how much it differs, and the lump sum beside it; the lump sum alone where there is no pension.
 */
export const pensionAnswer = (compared: Retirement, after: Retirement): readonly [PensionSaid, ...PensionSaid[]] => {
  const [was, is] = [compared?.pensionPerMonth ?? 0, after?.pensionPerMonth ?? 0];
  const lumpSum = after?.lumpSum ?? 0;
  if (is === 0 && lumpSum > 0) return [{ key: 'asCapital', values: { amount: rough(lumpSum) } }];
  const age = compared !== null && Number.isInteger(compared.age) && compared.age !== after?.age ? compared.age : null;
  const [francsBefore, francs] = [toFrancs(was), toFrancs(is)];
  const apart = { amount: rough(is), before: rough(was) };
  const first: PensionSaid =
    francs === francsBefore
      ? { key: 'same', values: {} }
      : !areApart(was, is)
        ? {
            key: is > was ? 'more' : 'less',
            values: { amount: formatFrancs(toChf(Math.abs(francs - francsBefore))) },
          }
        : age === null
          ? { key: 'instead', values: apart }
          : { key: 'insteadAt', values: { ...apart, age } };
  return [first, ...(lumpSum === 0 ? [] : [{ key: 'besides', values: { amount: rough(lumpSum) } } as const])];
};
