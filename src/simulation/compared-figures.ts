import type { SimulationResult } from '#contract/simulations.ts';
import type { Centimes } from '#kernel/money.ts';
import { benefits } from './benefits.ts';

type Outcome = SimulationResult['after'];

/** Figures of one day, and all old-age pensions together. */
export type Situation = { readonly outcome: Outcome; readonly pensions: Pensions | null };

type Pensions = NonNullable<SimulationResult['pensions']>['after'];

/** A member's figures without and with some changes, each with the AHV pension that was entered. */
export const situationsOf = ({ before, after, pensions }: SimulationResult): readonly [Situation, Situation] => [
  { outcome: before, pensions: pensions && pensions.before },
  { outcome: after, pensions: pensions && pensions.after },
];

const ofOutcome =
  (of: (outcome: Outcome) => Centimes | null | undefined) =>
  ({ outcome }: Situation) =>
    of(outcome);

/** Whether an AHV pension was entered, so that it is part of all pensions. */
export const hasAhv = (pensions: Pensions | null): boolean =>
  pensions !== null && pensions.perMonth !== pensions.perMonthOfFund;

/** The figures by which scenarios are compared. All pensions with the AHV and without are two of them. */
const figures = {
  pension: ofOutcome(benefits.pension.of),
  capital: ofOutcome(({ retirement }) => retirement?.lumpSum),
  totalWithout: ({ pensions }) => pensions?.perMonthOfFund,
  totalWith: ({ pensions }) => (hasAhv(pensions) ? pensions?.perMonth : null),
  disabilityPension: ofOutcome(benefits.disability.of),
  partnerPension: ofOutcome(benefits.partner.of),
  orphanPension: ofOutcome(benefits.orphan.of),
  deathLumpSum: ofOutcome(benefits.deathLumpSum.of),
  exitBenefit: ofOutcome(benefits.exit.of),
  buyIn: ofOutcome(({ buyIn }) => buyIn?.atMost),
  homeOwnership: ofOutcome(({ home }) => home?.atMost),
  contributions: ofOutcome(({ contributions }) => contributions?.member),
  taxSaving: ofOutcome(({ tax }) => tax?.total),
  leaveCost: ofOutcome(({ leave }) => leave?.total),
} as const satisfies Readonly<Record<string, (situation: Situation) => Centimes | null | undefined>>;

export type ComparedFigure = keyof typeof figures;

/**
 * Figures of the day that `Outcome.on` names, which differs between simulations; the others are of retirement or of all
 * years.
 */
const ofADay: ReadonlySet<ComparedFigure> = new Set([
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

/** The figures of some situations, without those that none has, and without a total that says no more than the pension. */
export const comparedFigures = (situations: readonly Situation[]): readonly ComparedAmounts[] =>
  Object.keys(figures)
    .filter(isFigure)
    .filter(
      (figure) =>
        figure !== 'totalWithout' || situations.some((each) => figures[figure](each) !== figures.pension(each)),
    )
    .map((figure) => ({ figure, amounts: situations.map((each) => figures[figure](each) ?? null) }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== null && amount !== 0));
