import type { Derivation, ExplainedFigure } from '#contract/derivation.ts';

type Page = { readonly derivations?: readonly Derivation[] | null | undefined };

/** How the figure came about that a line of the provider names, whatever that is; undefined where it is not sent. */
export const derivationNamed = (page: Page, figure: string | null | undefined): Derivation | undefined =>
  page.derivations?.find((derivation) => derivation.figure === figure);

/**
 * How one figure of a page came about, if the provider says so; undefined where the fund sends no derivations, or none of
 * this figure.
 */
export const derivationOf = (page: Page, figure: ExplainedFigure): Derivation | undefined =>
  derivationNamed(page, figure);
