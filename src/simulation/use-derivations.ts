import { useEffect, useState } from 'react';
import type { Derivation } from '#contract/derivation.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import { useServices } from '#state/kernel/services.ts';

/** Milliseconds without a further change after which a figure is explained: that costs more than a slider's move may. */
const pause = 500;

const none: readonly Derivation[] = [];

/**
 * How some simulated figures come about, in this order, once a slider rests; without those that have no explanation.
 *
 * @param result null if nothing is to be explained
 * @param figures keep its identity between renders
 */
export const useDerivations = (
  result: SimulationResult | null,
  figures: readonly Derivation['figure'][],
): readonly Derivation[] => {
  const { clock } = useServices();
  const [derivations, setDerivations] = useState(none);
  // What was explained before a reset isn't what the next trial does.
  if (result === null && derivations.length > 0) setDerivations(none);
  useEffect(() => {
    if (result === null) return undefined;
    const explain = () =>
      setDerivations(figures.flatMap((figure) => result.derivations.find((each) => each.figure === figure) ?? []));
    return clock.after(pause, explain);
  }, [clock, result, figures]);
  return derivations;
};
