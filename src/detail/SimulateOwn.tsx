import type { LinkedSimulator } from '#contract/page-links.ts';
import { sameLink, type Box } from '#domain/box.ts';
import { SimulateAction } from './SimulateAction.tsx';

type SimulateOwnProps = {
  /** The simulator of the page. */
  simulator: LinkedSimulator;
  simulation: Box | null;
};

/**
 * The way from a figure without a link of its own to the page's simulator, if the provider's box leads to it. Whether a
 * provider without that box simulates at all is known only near the simulator's place.
 */
export const SimulateOwn = ({ simulator, simulation }: SimulateOwnProps) => (
  <SimulateAction
    link={simulator}
    text={sameLink(simulator, simulation) ? simulation?.linkText : null}
    simulation={simulation}
  />
);
