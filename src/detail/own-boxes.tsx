import type { Companions } from '#domain/box.ts';
import { ActionsBoxCard } from './ActionsBoxCard.tsx';
import { InfoBoxCard } from './InfoBoxCard.tsx';

/** A page's own boxes in its sidebar: whom to ask, and further actions. */
export const ownBoxes = ({ financeExpert, actions }: Pick<Companions, 'financeExpert' | 'actions'>) => (
  <>
    <InfoBoxCard box={financeExpert} icon="mail" />
    <ActionsBoxCard box={actions} isAction />
  </>
);
