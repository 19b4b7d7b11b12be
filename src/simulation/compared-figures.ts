import type { SimulationResult } from '#contract/simulations.ts';
import type { Centimes } from '#kernel/money.ts';
import { benefits } from './benefits.ts';

type Outcome = SimulationResult['after'];

/** What comes in a month once all is drawn, with the AHV pension and what is drawn already. */
const atLast = ({ retirement }: Outcome) => retirement?.income.at(-1);

/** The figures by which scenarios are compared. */
const figures = {
  pension: benefits.pension.of,
  capital: ({ retirement }) => retirement?.lumpSum,
  total: (outcome) => atLast(outcome)?.total,
  disabilityPension: benefits.disability.of,
  partnerPension: benefits.partner.of,
  orphanPension: benefits.orphan.of,
  deathLumpSum: benefits.deathLumpSum.of,
  exitBenefit: benefits.exit.of,
  buyIn: ({ buyIn }) => buyIn?.atMost,
  homeOwnership: ({ home }) => home?.atMost,
  contributions: ({ contributions }) => contributions?.member,
  taxSaving: ({ tax }) => tax?.total,
  leaveCost: ({ leave }) => leave?.total,
} as const satisfies Readonly<Record<string, (outcome: Outcome) => Centimes | null | undefined>>;

export type ComparedFigure = keyof typeof figures;

/** A figure in each of the compared scenarios; null where there is none. */
export type ComparedAmounts = { readonly figure: ComparedFigure; readonly amounts: readonly (Centimes | null)[] };

const isFigure = (name: string): name is ComparedFigure => Object.hasOwn(figures, name);

/** The figures of some scenarios, without those that none of them has, and without a total that says no more than the pension. */
export const comparedFigures = (outcomes: readonly Outcome[]): readonly ComparedAmounts[] =>
  Object.keys(figures)
    .filter(isFigure)
    .filter(
      (figure) => figure !== 'total' || outcomes.some((outcome) => figures.total(outcome) !== figures.pension(outcome)),
    )
    .map((figure) => ({ figure, amounts: outcomes.map((outcome) => figures[figure](outcome) ?? null) }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== null && amount !== 0));

/** What comes in a month once all is drawn, in percent of today's salary; null if unknown. */
export const ratioAtLast = (outcome: Outcome): number | null => atLast(outcome)?.ratio ?? null;
