import type { Derivation, ExplainedFigure } from '#contract/derivation.ts';

type Page = { readonly derivations?: readonly Derivation[] | null | undefined };

/** The derivation of the figure that a line of the provider names; undefined if it wasn't sent. */
export const derivationNamed = (page: Page, figure: string | null | undefined): Derivation | undefined =>
  page.derivations?.find((derivation) => derivation.figure === figure);

/** The derivation of one of a page's known figures; undefined if the fund doesn't send it. */
export const derivationOf = (page: Page, figure: ExplainedFigure): Derivation | undefined =>
  derivationNamed(page, figure);
