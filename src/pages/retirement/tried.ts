import type { Tried } from '#simulators/retirement/tried.ts';
import type { AtAge, LumpSumShare, RetirementView } from './view.ts';

type Shown = Pick<RetirementView, 'basis' | 'estimate' | 'byAge' | 'further'>;

/** How the page presents what the member tries out; undefined as sent. */
export type TriedLook = {
  /** The figure in words. */
  readonly amountText: string;
  /** Whether the words say a lump sum, because no pension is left; the bars are then of the savings. */
  readonly isCapitalOnly: boolean;
  /** The part of the savings that is taken as a lump sum at every age, in percent. */
  readonly capitalPercent: number;
  /** Whether the row of the chosen age adds several steps up. */
  readonly isInSteps: boolean;
  /** What is taken as a lump sum, CHF. */
  readonly lumpSum: number;
  /** The estimate without the changes, CHF a month, and its age; null if it is unknown or the figure is the same. */
  readonly unchanged: { readonly amount: number; readonly age: number } | null;
};

type Estimated = Shown & { readonly look?: TriedLook };

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

/**
 * The page with other rows and their bars, because what is tried out besides applies at every age; null leaves its own.
 * What the page doesn't show stays away.
 */
export const withAges = (view: Shown, ages: Tried['ages']): Shown => {
  const { estimate, byAge } = view;
  if (ages === null || estimate === null) return view;
  return {
    ...view,
    estimate: {
      ...estimate,
      points:
        estimate.points.length === 0
          ? []
          : ages.map(({ age, date, pensionPerMonth }) => ({ age, date, value: pensionPerMonth ?? 0 })),
    },
    byAge: byAge.length === 0 ? [] : ages,
  };
};

/** What a row's bar shows if all is taken as a lump sum. */
const savingsAt = ({ age, date, capital }: AtAge) =>
  typeof capital === 'number' ? [{ age, date, value: capital }] : [];

/**
 * Bars and rows if a part of the savings is taken as a lump sum, whatever the age: the pensions are smaller by that
 * part. Without any pension the bars are those of the savings.
 *
 * @param percent of the savings
 */
export const takingCapital = (view: Shown, percent: number): Shown => {
  const { estimate, byAge } = view;
  if (percent === 0 || estimate === null) return view;
  const left = (pension: number) => pension * (1 - percent / 100);
  const leftOf = (pension: number | null) => pension && left(pension);
  return {
    ...view,
    estimate: {
      ...estimate,
      points:
        percent === 100
          ? byAge.flatMap(savingsAt)
          : estimate.points.map((point) => ({ ...point, value: left(point.value) })),
    },
    byAge: byAge.map((row) => ({
      ...row,
      pensionPerYear: leftOf(row.pensionPerYear),
      pensionPerMonth: leftOf(row.pensionPerMonth),
    })),
  };
};

/** Which sentence the maximum lump sum gets at the age that is tried out. */
const shareOf = (known: LumpSumShare, { lumpSumAtMost, notice, row }: Tried): LumpSumShare => {
  if (lumpSumAtMost <= 0) return known === 'pensionOnly' ? known : 'none';
  if (notice?.hasPassed === true) return 'passed';
  return lumpSumAtMost >= (row.capital ?? Infinity) ? 'all' : 'text';
};

/** The further information at the age that is tried out; parts that the page doesn't show stay away. */
const furtherOf = (further: NonNullable<Shown['further']>, tried: Tried): Shown['further'] => {
  const { lumpSum, child } = further;
  return {
    ...further,
    ...(lumpSum !== null && {
      lumpSum: { atMost: tried.lumpSumAtMost, share: shareOf(lumpSum.share, tried) },
      notice: tried.notice,
      // The provider's derivations are of its own estimate.
      derivationOfLumpSum: undefined,
    }),
    ...(child !== null && {
      child: tried.child.perYear > 0 ? tried.child : null,
      derivationOfChild: undefined,
    }),
  };
};

/**
 * The page with what the member tries out: figure, bar and row of its age say the same, and what further applies is that
 * of its age.
 *
 * @param shown with the same part of the savings as a lump sum at all ages ({@link takingCapital})
 */
export const tryIn = (shown: Shown, tried: Tried | null): Estimated => {
  const { basis, estimate, byAge, further } = shown;
  if (tried === null || estimate === null) return shown;
  const { age, date, amount, amountText, isCapitalOnly, capitalPercent, isInSteps, lumpSum, row } = tried;
  const value = isCapitalOnly ? (row.capital ?? 0) : amount;
  return {
    basis: { ...basis, age, date },
    estimate: {
      ...estimate,
      amount,
      // The provider's derivation is of its own estimate.
      derivation: undefined,
      points: [...withTried(estimate.points, { age, value, date }, (known) => known.value === value)],
    },
    byAge: withTried(byAge, row, ({ pensionPerMonth }) => pensionPerMonth === amount),
    further: further && furtherOf(further, tried),
    look: {
      amountText,
      isCapitalOnly,
      capitalPercent,
      isInSteps,
      lumpSum,
      unchanged:
        estimate.amount === null || (estimate.amount === amount && basis.age === age)
          ? null
          : { amount: estimate.amount, age: basis.age },
    },
  };
};
