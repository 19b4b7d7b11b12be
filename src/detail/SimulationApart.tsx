import { sameLink, type Box } from '#domain/box.ts';
import { InfoBoxCard } from './InfoBoxCard.tsx';

type SimulationApartProps = {
  /** The link of the button next to the figure, if it has one. */
  link: string | null | undefined;
  simulation: Box | null;
};

/** The page's simulation box as a separate card, unless the button next to the figure has the same link. */
export const SimulationApart = ({ link, simulation }: SimulationApartProps) =>
  sameLink(link, simulation) ? null : <InfoBoxCard box={simulation} />;
