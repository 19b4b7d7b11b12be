import { useTranslation } from 'react-i18next';
import type { PageLinkName } from '#contract/page-links.ts';
import { DetailPage } from '#detail/DetailPage.tsx';
import { nearSimulator } from '#detail/near-simulator.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { InDepth } from '#ui/page-places.tsx';
import { buyInResource } from '#state/remote/buy-in.ts';
import { BuyInSidebar } from './parts/BuyInSidebar.tsx';
import { CapitalLock } from './parts/CapitalLock.tsx';
import { PotentialTable } from './parts/PotentialTable.tsx';
import { BuyInPanel } from './parts/BuyInPanel.tsx';
import { buyInView, type BuyInView } from './view.ts';

const BuyInSimulator = nearSimulator(
  'buyinsimulation',
  async () => (await import('#simulators/buy-in/BuyInSimulator.tsx')).BuyInSimulator,
);

/** The editors' ways to a buy-in, closed if none is possible or a simulation would show nothing. */
const closedOf = ({ isNone, maySimulate }: BuyInView): readonly PageLinkName[] =>
  isNone ? ['buyinsimulation', 'documentordering'] : maySimulate ? [] : ['buyinsimulation'];

const sidebarOf = (view: BuyInView) => <BuyInSidebar view={view} />;

/**
 * Increase your retirement benefits and save on taxes: the possible buy-in, the savings compared with their maximum, what
 * reduces the amount, and links to a simulation and to the payment (specification, section 2, BENEFITS; BVG art. 79b).
 * Until an early withdrawal is repaid, the repayment is the only way on.
 */
export const BuyInPage = () => {
  const { t } = useTranslation('buy-in');
  const query = useValue(anonymizeQueryAtom);
  return (
    <DetailPage
      schema="buy-in"
      title={t('title')}
      lead={t('lead')}
      resource={buyInResource}
      request={{ query }}
      shape="picture"
      view={buyInView}
      sidebar={sidebarOf}
      closed={closedOf}
    >
      {(view) => (
        <>
          {view.isHidden ? null : (
            <>
              <BuyInPanel view={view} />
              {/* Where nothing is possible it says so, and lists what was kept when it was. */}
              {view.maySimulate || view.hasKept ? <BuyInSimulator /> : null}
            </>
          )}
          {view.lockedUntil === null ? null : <CapitalLock until={view.lockedUntil} />}
          {view.potential === null ? null : (
            <InDepth>
              <PotentialTable potential={view.potential} />
            </InDepth>
          )}
          {!view.maySimulate ? null : <SimulationApart link={view.buyIn?.simulator} simulation={view.simulation} />}
        </>
      )}
    </DetailPage>
  );
};
