import type { InfoBox } from '#contract/pages.ts';
import { InfoBoxCard } from './InfoBoxCard.tsx';

/** Whether a visible simulation box has the same link as a figure's box. */
export const sameLink = (link: string | null | undefined, box: InfoBox | null | undefined): boolean =>
  box?.isVisible === true && (link?.trim() ?? '') !== '' && box.link?.trim() === link?.trim();

/** Props of {@link SimulationApart}. */
export type SimulationApartProps = {
  /** The link of the button next to the figure, if it has one. */
  link: string | null | undefined;
  simulation: InfoBox | null | undefined;
};

/** The page's simulation box as a separate card, unless the button next to the figure has the same link. */
export const SimulationApart = ({ link, simulation }: SimulationApartProps) =>
  sameLink(link, simulation) ? null : <InfoBoxCard box={simulation} />;
