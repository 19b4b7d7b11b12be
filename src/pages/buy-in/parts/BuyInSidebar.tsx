import type { BuyInPage } from '#contract/pages.ts';
import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';

/** Beside the figures: the ways to a buy-in, which open in the same window, and whom to ask. */
export const BuyInSidebar = ({ page }: { page: BuyInPage }) => (
  <>
    <ActionsBoxCard box={page.buyInActionsShortBox} sameWindow />
    <ActionsBoxCard box={page.actionsBox} />
    <InfoBoxCard box={page.financeExpertBox} />
  </>
);
