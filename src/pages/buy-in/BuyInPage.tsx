import { useTranslation } from 'react-i18next';
import type { BuyInAnswer } from '#contract/pages.ts';
import { DetailPage } from '#detail/DetailPage.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { buyInResource } from './atoms.ts';
import { BuyInSidebar } from './parts/BuyInSidebar.tsx';
import { CapitalLock } from './parts/CapitalLock.tsx';
import { PotentialTable } from './parts/PotentialTable.tsx';
import { PurchasePanel } from './parts/PurchasePanel.tsx';

const sidebarOf = (page: BuyInAnswer) => <BuyInSidebar page={page} />;

/**
 * Increase retirement benefits and save taxes: how much may be bought in, how far the savings have come, what reduces
 * the amount, and the ways to a simulation and to the payment (specification, section 2, BENEFITS; BVG art. 79b).
 */
export const BuyInPage = () => {
  const { t } = useTranslation('buy-in');
  return (
    <DetailPage
      schema="buy-in"
      title={t('title')}
      lead={t('lead')}
      resource={buyInResource}
      request={{}}
      shape="picture"
      sidebar={sidebarOf}
    >
      {(page) => (
        <>
          <PurchasePanel page={page} />
          {page.buyIn?.isVisible === false ? null : (
            <>
              <PotentialTable page={page} />
              <CapitalLock until={page.capitalLockedUntil} />
            </>
          )}
          <SimulationApart
            link={page.buyIn?.isVisible === true ? page.buyIn.link : null}
            simulation={page.simulation}
          />
        </>
      )}
    </DetailPage>
  );
};
