import { useEffect, useState } from 'react';
import type { Derivation } from '#contract/derivation.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import { useServices } from '#state/kernel/services.ts';

/** Milliseconds without a further change after which a figure is explained: that costs more than a slider's move may. */
const pause = 500;

type Explained = { readonly of: SimulationResult | null; readonly derivations: readonly Derivation[] };

const nothing: Explained = { of: null, derivations: [] };

const explain = (of: SimulationResult, figures: readonly Derivation['figure'][]): Explained => ({
  of,
  derivations: figures.flatMap((figure) => of.derivations.find((each) => each.figure === figure) ?? []),
});

/**
 * How some simulated figures come about, in this order, without those that have no explanation: of the first result at once, so
 * that what they take of the page's room is there from the start, and of later ones once a slider rests.
 *
 * @param result null if nothing is to be explained
 * @param figures keep its identity between renders
 */
export const useDerivations = (
  result: SimulationResult | null,
  figures: readonly Derivation['figure'][],
): readonly Derivation[] => {
  const { clock } = useServices();
  const [explained, setExplained] = useState(nothing);
  // What was explained before a reset isn't what the next trial does.
  if ((result === null) !== (explained.of === null)) setExplained(result === null ? nothing : explain(result, figures));
  const isLate = result !== null && explained.of !== result;
  useEffect(
    () => (isLate ? clock.after(pause, () => setExplained(explain(result, figures))) : undefined),
    [clock, figures, isLate, result],
  );
  return explained.derivations;
};
