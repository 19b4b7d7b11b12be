import type { Derivation as SentDerivation, ExplainedFigure } from '#contract/derivation.ts';
import { sentDerivation } from '#contract/sent-derivation.ts';
import type { Derivations } from '#pension/explain-benefits.ts';

/** The derivations of some figures, in this order; missing ones are skipped. */
export const sentDerivations = (derivations: Derivations, figures: readonly ExplainedFigure[]): SentDerivation[] =>
  figures.flatMap((figure) => {
    const found = derivations[figure];
    return found ? [sentDerivation(found)] : [];
  });
