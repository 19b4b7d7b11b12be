import { useTranslation } from 'react-i18next';
import type { PageLinkName } from '#contract/page-links.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { DetailPage } from '#detail/DetailPage.tsx';
import { nearSimulator } from '#detail/near-simulator.tsx';
import { ownBoxes } from '#detail/own-boxes.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { InDepth } from '#ui/page-places.tsx';
import { homeOwnershipResource } from '#state/remote/home-ownership.ts';
import { Ways } from './parts/Ways.tsx';
import { WithdrawalPanel } from './parts/WithdrawalPanel.tsx';
import { homeOwnershipView, type HomeOwnershipView } from './view.ts';

const HomeSimulator = nearSimulator(
  'homeownershipsimulation',
  async () => (await import('#simulators/home/HomeSimulator.tsx')).HomeSimulator,
);

const isOver = (view: HomeOwnershipView): boolean => view.isOver;

/** What only somebody needs who can withdraw, pledge or pay back. */
const closedOf = (view: HomeOwnershipView): readonly PageLinkName[] =>
  view.isOver ? ['homeownershipsimulation', 'documentordering'] : [];

/** An open withdrawal is paid back before a buy-in, except for one that makes up for a divorce. BVG art. 79b paras. 3 and 4. */
const idleOf = ({ hasOpenWithdrawal, mayBuyIn }: HomeOwnershipView): readonly RouteKey[] =>
  hasOpenWithdrawal && !mayBuyIn ? ['buy-in'] : [];

/**
 * Home ownership: the maximum early withdrawal, until what age and how it develops, and links to a withdrawal or
 * a pledge, which can be tried out; `?simulate=repayment` leads to the repayment (specification, section 2, Home ownership;
 * BVG art. 30a to 30g, WEFV).
 */
export const HomeOwnershipPage = () => {
  const { t } = useTranslation('home-ownership');
  const query = useValue(anonymizeQueryAtom);
  return (
    <DetailPage
      schema="home-ownership"
      title={t('title')}
      lead={t('lead')}
      resource={homeOwnershipResource}
      request={{ query }}
      shape="picture"
      view={homeOwnershipView}
      sidebar={ownBoxes}
      isNo={isOver}
      closed={closedOf}
      idle={idleOf}
    >
      {({ withdrawal, simulation, isLeaving, isOver: isClosed, ...ways }) => (
        <>
          {withdrawal === null ? null : (
            <>
              <WithdrawalPanel withdrawal={withdrawal} simulation={simulation} isLeaving={isLeaving} />
              {isClosed ? null : (
                <>
                  <HomeSimulator />
                  {/* After what can be tried out. */}
                  <InDepth>
                    <Ways {...ways} />
                  </InDepth>
                </>
              )}
            </>
          )}
          {withdrawal === null || isClosed ? <Ways {...ways} /> : null}
          {isClosed ? null : <SimulationApart link={withdrawal?.simulator} simulation={simulation} />}
        </>
      )}
    </DetailPage>
  );
};
