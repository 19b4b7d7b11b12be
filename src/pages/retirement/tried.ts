import type { IsoDate } from '#kernel/date.ts';
import type { AtAge, RetirementView } from './view.ts';

/** A retirement that the member tries out, as the page's figure, bars and table follow it. */
export type Tried = {
  /** Years, months as a fraction. */
  readonly age: number;
  /** First day of the pension; null if hidden. */
  readonly date: IsoDate | null;
  /** CHF a month. */
  readonly amount: number;
  /** The same in words, rounded. */
  readonly amountText: string;
  /** The benefits at that age if all is drawn as a pension; null if it is not. */
  readonly row: AtAge | null;
};

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
