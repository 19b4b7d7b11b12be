import type { SimulationResult } from '#contract/simulations.ts';
import type { Centimes } from '#kernel/money.ts';
import { benefits } from './benefits.ts';

type Outcome = SimulationResult['after'];

/** The figures by which scenarios are compared; each has its name among the words of explanations. */
const figures = {
  pension: benefits.pension.of,
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

type ComparedFigure = keyof typeof figures;

/** A figure in each of the compared scenarios; null where there is none. */
export type ComparedAmounts = { readonly figure: ComparedFigure; readonly amounts: readonly (Centimes | null)[] };

const isFigure = (name: string): name is ComparedFigure => Object.hasOwn(figures, name);

/** The figures of some scenarios, without those that none of them has. */
export const comparedFigures = (outcomes: readonly Outcome[]): readonly ComparedAmounts[] =>
  Object.keys(figures)
    .filter(isFigure)
    .map((figure) => ({ figure, amounts: outcomes.map((outcome) => figures[figure](outcome) ?? null) }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== null && amount !== 0));
