import type { Tried } from '#simulators/retirement/tried.ts';
import type { RetirementView } from './view.ts';

type Shown = Pick<RetirementView, 'basis' | 'estimate' | 'byAge'>;

type Estimated = Shown & {
  /** The figure in words; undefined as sent. */
  readonly amountText?: string;
  /** Whether the words say a lump sum, because no pension is left. */
  readonly isCapitalOnly?: boolean;
};

type Aged = { readonly age: number };

/** A list by age in which one entry has another's place, unless it says the same; added if its age is new. */
const withTried = <Entry extends Aged>(
  list: readonly Entry[],
  entry: Entry,
  isSame: (known: Entry) => boolean,
): readonly Entry[] => {
  const known = list.find(({ age }) => age === entry.age);
  if (list.length === 0 || (known !== undefined && isSame(known))) return list;
  return [...list.filter((each) => each !== known), entry].toSorted((a, b) => a.age - b.age);
};

/** The page's estimate with what the member tries out: figure, bar and row of its age say the same. */
export const tryIn = ({ basis, estimate, byAge }: Shown, tried: Tried | null): Estimated => {
  if (tried === null || estimate === null) return { basis, estimate, byAge };
  const { age, date, amount, amountText, isCapitalOnly, row } = tried;
  return {
    basis: { ...basis, age, date },
    estimate: {
      ...estimate,
      amount,
      // The provider's derivation is of its own estimate.
      derivation: undefined,
      points: [...withTried(estimate.points, { age, value: amount, date }, ({ value }) => value === amount)],
    },
    byAge: withTried(byAge, row, ({ pensionPerMonth }) => pensionPerMonth === amount),
    amountText,
    isCapitalOnly,
  };
};
