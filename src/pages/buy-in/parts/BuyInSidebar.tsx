import type { BuyInAnswer } from '#contract/pages.ts';
import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';

/** Beside the figures: the ways to a buy-in, which open in the same window, and whom to ask. */
export const BuyInSidebar = ({ page }: { page: BuyInAnswer }) => (
  <>
    <ActionsBoxCard box={page.buyInActions} sameWindow />
    <ActionsBoxCard box={page.actions} />
    <InfoBoxCard box={page.financeExpert} />
  </>
);
