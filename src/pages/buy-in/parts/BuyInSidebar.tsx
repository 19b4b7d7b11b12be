import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import type { BuyInView } from '../view.ts';

/** The sidebar: links to a buy-in if one is possible, which open in the same window, and a contact. */
export const BuyInSidebar = ({ view }: { view: BuyInView }) => (
  <>
    {view.isNone ? null : <ActionsBoxCard box={view.buyInActions} icon="wallet" isAction sameWindow />}
    <ActionsBoxCard box={view.actions} />
    <InfoBoxCard box={view.financeExpert} icon="mail" />
  </>
);
