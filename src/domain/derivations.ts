import type { CalculationStep, Derivation, ExplainedFigure } from '#contract/derivation.ts';

type Page = { readonly derivations?: readonly Derivation[] | null | undefined };

/** The derivation of a figure; undefined if it wasn't sent, or if no figure is named. */
export const derivationOf = (page: Page, figure: ExplainedFigure | null | undefined): Derivation | undefined =>
  page.derivations?.find((derivation) => derivation.figure === figure);

/** A derivation with one more step, whose result is then that of the whole. */
export const goingOn = (derivation: Derivation, step: CalculationStep): Derivation => ({
  ...derivation,
  result: step.result,
  steps: [...derivation.steps, step],
});
