import type { Box } from '#domain/box.ts';
import { trimmed } from '#kernel/trimmed.ts';
import { InfoBoxCard } from './InfoBoxCard.tsx';

/** Whether a visible simulation box has the same link as a figure's box. */
export const sameLink = (link: string | null | undefined, box: Box | null): boolean =>
  box !== null && box.link !== null && box.link === trimmed(link);

type SimulationApartProps = {
  /** The link of the button next to the figure, if it has one. */
  link: string | null | undefined;
  simulation: Box | null;
};

/** The page's simulation box as a separate card, unless the button next to the figure has the same link. */
export const SimulationApart = ({ link, simulation }: SimulationApartProps) =>
  sameLink(link, simulation) ? null : <InfoBoxCard box={simulation} />;
