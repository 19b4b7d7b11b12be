import type { Derivation as SentDerivation, ExplainedFigure } from '#contract/derivation.ts';
import { sentDerivation } from '#contract/sent-derivation.ts';
import type { Derivation } from '#pension/explain-benefits.ts';

/** The derivations of some figures, in this order; missing ones are skipped. */
export const sentDerivations = (
  derivations: Partial<Readonly<Record<ExplainedFigure, Derivation>>>,
  figures: readonly ExplainedFigure[],
): SentDerivation[] =>
  figures.flatMap((figure) => {
    const found = derivations[figure];
    return found ? [sentDerivation(found)] : [];
  });
