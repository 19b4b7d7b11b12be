import type { Tried } from '#simulators/retirement/tried.ts';
import type { RetirementView } from './view.ts';

type Estimated = Pick<RetirementView, 'basis' | 'estimate' | 'byAge'> & {
  /** The figure in words; undefined as sent. */
  readonly amountText?: string;
};

/** The page's estimate with what the member tries out: an age that it doesn't have is added to bars and table. */
export const tryIn = (view: RetirementView, tried: Tried | null): Estimated => {
  const { basis, estimate, byAge } = view;
  if (tried === null || estimate === null) return { basis, estimate, byAge };
  const { age, date, amount, amountText, row } = tried;
  const isNew = (rows: readonly { readonly age?: number | undefined }[]) => rows.every((known) => known.age !== age);
  const value = row?.pensionPerMonth;
  return {
    basis: { ...basis, age, date },
    estimate: {
      ...estimate,
      amount,
      // The provider's derivation is of its own estimate.
      derivation: undefined,
      points:
        typeof value === 'number' && estimate.points.length > 0 && isNew(estimate.points)
          ? [...estimate.points, { age, value, date }]
          : estimate.points,
    },
    byAge: row !== null && byAge.length > 0 && isNew(byAge) ? [...byAge, row].toSorted((a, b) => a.age - b.age) : byAge,
    amountText,
  };
};
