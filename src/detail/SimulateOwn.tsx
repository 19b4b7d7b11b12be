import type { LinkedSimulator } from '#contract/page-links.ts';
import { sameLink, type Box } from '#domain/box.ts';
import { SimulateAction } from './SimulateAction.tsx';

type SimulateOwnProps = {
  /** The simulator of the page. */
  simulator: LinkedSimulator;
  simulation: Box | null;
};

/** The way from a figure without a link of its own to the page's simulator, if the provider's box leads there. */
export const SimulateOwn = ({ simulator, simulation }: SimulateOwnProps) =>
  sameLink(simulator, simulation) ? (
    <SimulateAction link={simulator} text={simulation?.linkText} simulation={simulation} variant="outlined" />
  ) : null;
