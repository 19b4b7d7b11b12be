import type { InfoBox } from '#contract/pages.ts';
import { InfoBoxCard } from './InfoBoxCard.tsx';

/** Whether a simulation box that is shown leads where a figure's own box leads. */
export const sameLink = (link: string | null | undefined, box: InfoBox | null | undefined): boolean =>
  box?.isVisible === true && (link?.trim() ?? '') !== '' && box.link?.trim() === link?.trim();

/** Props of {@link SimulationApart}. */
export type SimulationApartProps = {
  /** Where the button beside the figure leads; absent where there is no such button. */
  link: string | null | undefined;
  simulation: InfoBox | null | undefined;
};

/** The page's simulation box as a card of its own, where it leads elsewhere than the button beside the figure. */
export const SimulationApart = ({ link, simulation }: SimulationApartProps) =>
  sameLink(link, simulation) ? null : <InfoBoxCard box={simulation} />;
