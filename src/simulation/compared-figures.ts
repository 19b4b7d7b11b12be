import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { toFrancs } from '#domain/close-amounts.ts';
import type { Centimes } from '#kernel/money.ts';
import { disabilityShare } from '#pension/disability-share.ts';
import { benefits } from './benefits.ts';
import { disabilityPaid } from './disability-paid.ts';

type Outcome = SimulationResult['after'];

/** Figures of one day, and all old-age pensions together. */
export type Situation = {
  readonly outcome: Outcome;
  readonly pensions: Pensions | null;
  /** Whether the member becomes disabled. */
  readonly isDisabled: boolean;
};

type Pensions = NonNullable<SimulationResult['pensions']>['after'];

/** A member's figures without and with some changes, each with the AHV pension that was entered. */
export const situationsOf = (
  { before, after, pensions }: SimulationResult,
  { risk }: Pick<Changes, 'risk'>,
): readonly [Situation, Situation] => [
  { outcome: before, pensions: pensions && pensions.before, isDisabled: false },
  { outcome: after, pensions: pensions && pensions.after, isDisabled: risk?.event === 'disability' },
];

const ofOutcome =
  (of: (outcome: Outcome) => Centimes | null | undefined) =>
  ({ outcome }: Situation) =>
    of(outcome);

/** Whether an AHV pension was entered, so that it is part of all pensions. */
export const hasAhv = (pensions: Pensions | null): boolean =>
  pensions !== null && pensions.perMonth !== pensions.perMonthOfFund;

/** What all pensions come to until the AHV pension begins; null where that begins with the fund's, or isn't counted. */
export const perMonthBeforeAhv = (pensions: Pensions | null): Centimes | null =>
  pensions === null || pensions.ratioBeforeAhv === null || !hasAhv(pensions) ? null : pensions.perMonthOfFund;

/** All pensions a month of what is compared. */
export type ComparedIncomes<Of> = {
  /** Whether the AHV pension is part of them, because all have one. */
  readonly withAhv: boolean;
  readonly each: readonly { readonly of: Of; readonly pensions: Pensions; readonly amount: Centimes }[];
};

type WithPensions = { readonly result: Pick<SimulationResult, 'pensions'> };

/** All pensions a month, by one rule for all: with the AHV pension only if all have one. */
export const incomesOf = <Of extends WithPensions>(compared: readonly Of[]): ComparedIncomes<Of> => {
  const known = compared.flatMap((of) =>
    of.result.pensions === null ? [] : [{ of, pensions: of.result.pensions.after }],
  );
  const withAhv = known.every(({ pensions }) => hasAhv(pensions));
  const each = known.map((one) => ({
    ...one,
    amount: withAhv ? one.pensions.perMonth : one.pensions.perMonthOfFund,
  }));
  return { withAhv, each };
};

/** All pensions a month of what is compared; null where they are alike in whole francs. */
export const comparedIncomes = <Of extends WithPensions>(compared: readonly Of[]): ComparedIncomes<Of> | null => {
  const incomes = incomesOf(compared);
  return new Set(incomes.each.map(({ amount }) => toFrancs(amount))).size < 2 ? null : incomes;
};

/** The disability pensions a month, the member's own first: those after the change, or without one those of today. */
const paidIfDisabled = ({ outcome: { risk }, isDisabled }: Situation): readonly Centimes[] | null =>
  risk === null || (!isDisabled && disabilityShare(risk.presentDegree) === 0)
    ? null
    : disabilityPaid(risk.ifDisabled, isDisabled ? 'last' : 'first').map(({ amount }) => amount);

const sum = (total: Centimes, amount: Centimes): Centimes => total + amount;

/** The figures by which scenarios are compared. All pensions with the AHV and without are two of them. */
const figures = {
  pension: ofOutcome(benefits.pension.of),
  capital: ofOutcome(({ retirement }) => retirement?.lumpSum),
  totalWithout: ({ pensions }) => pensions?.perMonthOfFund,
  totalWith: ({ pensions }) => (hasAhv(pensions) ? pensions?.perMonth : null),
  totalBeforeAhv: ({ pensions }) => perMonthBeforeAhv(pensions),
  disabledPerMonth: (situation) => paidIfDisabled(situation)?.slice(0, 1).reduce(sum, 0),
  disabilityPensions: (situation) => paidIfDisabled(situation)?.reduce(sum, 0),
  disabilityPension: ofOutcome(benefits.disability.of),
  partnerPension: ofOutcome(benefits.partner.of),
  orphanPension: ofOutcome(benefits.orphan.of),
  deathLumpSum: ofOutcome(benefits.deathLumpSum.of),
  exitBenefit: ofOutcome(benefits.exit.of),
  buyIn: ofOutcome(({ buyIn }) => buyIn?.atMost),
  homeOwnership: ofOutcome(({ home }) => home?.atMost),
  contributions: ofOutcome(({ contributions }) => contributions?.member),
  pensionAfterDisability: ({ outcome: { risk }, isDisabled }) =>
    isDisabled ? risk?.ifDisabled.find(({ what }) => what === 'oldAgePension')?.amount : null,
  taxSaving: ofOutcome(({ tax }) => tax?.total),
  leaveCost: ofOutcome(({ leave }) => leave?.total),
} as const satisfies Readonly<Record<string, (situation: Situation) => Centimes | null | undefined>>;

export type ComparedFigure = keyof typeof figures;

/**
 * Figures of the day that `Outcome.on` names, which differs between simulations; the others are of retirement or of all
 * years.
 */
const ofADay: ReadonlySet<ComparedFigure> = new Set([
  'disabledPerMonth',
  'disabilityPensions',
  'disabilityPension',
  'partnerPension',
  'orphanPension',
  'deathLumpSum',
  'exitBenefit',
  'buyIn',
  'homeOwnership',
  'contributions',
]);

/** Whether a figure is of the day that the simulation's outcome names. */
export const isOfADay = (figure: ComparedFigure): boolean => ofADay.has(figure);

/** A figure in each of the compared scenarios; null where there is none. */
export type ComparedAmounts = { readonly figure: ComparedFigure; readonly amounts: readonly (Centimes | null)[] };

const isFigure = (name: string): name is ComparedFigure => Object.hasOwn(figures, name);

/** Figures that say no more than another does, if so in all situations. */
const repeated: Readonly<Partial<Record<ComparedFigure, (situation: Situation) => boolean>>> = {
  totalWithout: (each) => figures.totalWithout(each) === figures.pension(each),
  disabilityPensions: (each) => figures.disabilityPensions(each) === figures.disabledPerMonth(each),
};

/** Figures that are told only where somebody becomes disabled. */
const ofDisability: ReadonlySet<ComparedFigure> = new Set(['disabledPerMonth', 'disabilityPensions']);

/**
 * The figures of some situations, without those that none has, and without what only repeats another. Where somebody becomes
 * disabled by a degree of their own, what is paid then takes the place of the pension of a full disability.
 */
export const comparedFigures = (situations: readonly Situation[]): readonly ComparedAmounts[] =>
  Object.keys(figures)
    .filter(isFigure)
    .filter((figure) =>
      situations.some(({ isDisabled }) => isDisabled) ? figure !== 'disabilityPension' : !ofDisability.has(figure),
    )
    .filter((figure) => !situations.every((each) => repeated[figure]?.(each) ?? false))
    .map((figure) => ({ figure, amounts: situations.map((each) => figures[figure](each) ?? null) }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== null && amount !== 0));
