import type { Derivation, ExplainedFigure } from '#contract/derivation.ts';

/**
 * How one figure of a page came about, if the provider says so; undefined where the fund sends no derivations, or none of
 * this figure.
 */
export const derivationOf = (
  page: { readonly derivations?: readonly Derivation[] | null | undefined },
  figure: ExplainedFigure,
): Derivation | undefined => page.derivations?.find((derivation) => derivation.figure === figure);
