import type { BuyInPage } from '#contract/pages.ts';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';

/** The provider's simulation box, where it leads elsewhere than the button beside the figure. */
export const OwnSimulation = ({ page: { simulationBox, purchaseBox } }: { page: BuyInPage }) =>
  simulationBox && simulationBox.link === purchaseBox?.link && purchaseBox?.isVisible === true ? null : (
    <InfoBoxCard box={simulationBox} />
  );
