import { useTranslation } from 'react-i18next';
import type { RetirementAnswer } from '#contract/pages.ts';
import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { retirementResource } from './atoms.ts';
import { EstimatePanel } from './parts/EstimatePanel.tsx';
import { ByAgePanel } from './parts/ByAgePanel.tsx';
import { FurtherPanel } from './parts/FurtherPanel.tsx';
import { basisOf } from './prospect.ts';

const Figures = ({ page }: { page: RetirementAnswer }) => {
  const basis = basisOf(page);
  return (
    <>
      <EstimatePanel page={page} basis={basis} />
      <ByAgePanel page={page} basis={basis} />
      <FurtherPanel page={page} basis={basis} />
      <SimulationApart
        link={page.retirement?.isVisible === true ? page.retirement.link : null}
        simulation={page.simulation}
      />
    </>
  );
};

/** The boxes beside the page: whom to ask, and what else can be done. */
const beside = ({ financeExpert, actions }: RetirementAnswer) => (
  <>
    <InfoBoxCard box={financeExpert} />
    <ActionsBoxCard box={actions} />
  </>
);

/**
 * Retirement: the monthly pension at the default age with its bars by age and what it assumes, what each age gives, and
 * what else is to be known before (specification, section 2, Retirement; BVG art. 13, 13a, 14, 17 and 37).
 */
export const RetirementPage = () => {
  const { t } = useTranslation('retirement');
  return (
    <DetailPage
      schema="retirement"
      title={t('title')}
      lead={t('lead')}
      resource={retirementResource}
      request={{}}
      shape="picture"
      sidebar={beside}
    >
      {(page) => <Figures page={page} />}
    </DetailPage>
  );
};
