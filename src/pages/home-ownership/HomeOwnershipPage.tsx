import { useTranslation } from 'react-i18next';
import type { HomeOwnershipAnswer } from '#contract/pages.ts';
import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { homeOwnershipResource } from './atoms.ts';
import { Ways } from './parts/Ways.tsx';
import { WithdrawalPanel } from './parts/WithdrawalPanel.tsx';

/** The boxes beside the page: whom to ask, and what else can be done. */
const beside = ({ financeExpert, actions }: HomeOwnershipAnswer) => (
  <>
    <InfoBoxCard box={financeExpert} />
    <ActionsBoxCard box={actions} />
  </>
);

/**
 * Home ownership: the most that may be withdrawn early, until what age and how it goes on, and the ways to a withdrawal or
 * a pledge (specification, section 2, Home ownership; BVG art. 30a to 30g, WEFV).
 */
export const HomeOwnershipPage = () => {
  const { t } = useTranslation('home-ownership');
  return (
    <DetailPage
      schema="home-ownership"
      title={t('title')}
      lead={t('lead')}
      resource={homeOwnershipResource}
      request={{}}
      shape="picture"
      sidebar={beside}
    >
      {(page) => (
        <>
          <WithdrawalPanel page={page} />
          <Ways page={page} />
          <SimulationApart
            link={page.homeOwnership?.isVisible === true ? page.homeOwnership.link : null}
            simulation={page.simulation}
          />
        </>
      )}
    </DetailPage>
  );
};
