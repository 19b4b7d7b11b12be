import { useTranslation } from 'react-i18next';
import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { Notice } from '#ui/Notice.tsx';
import { Wide } from '#ui/page-places.tsx';
import { insuranceOverviewResource } from '#state/remote/insurance-overview.ts';
import { SavingsPanel } from './parts/SavingsPanel.tsx';
import { CertificateCard } from './parts/CertificateCard.tsx';
import { DetailBoxes } from './parts/DetailBoxes.tsx';
import { PersonalPanel } from './parts/PersonalPanel.tsx';
import { insuranceOverviewView, type InsuranceOverviewView } from './view.ts';

/** The link to the simulator, with the portal's text if the provider sends only an address. */
const Simulation = ({ box }: { box: InsuranceOverviewView['simulation'] }) => {
  const { t } = useTranslation('insurance-overview');
  if (box === null || box.link === null) return null;
  return (
    <InfoBoxCard
      box={{
        ...box,
        title: box.title ?? t('simulation.title'),
        text: box.text ?? t('simulation.text'),
        linkText: box.linkText ?? t('simulation.link'),
      }}
    />
  );
};

/** The sidebar: certificate, simulator, contact and actions. */
const sidebar = ({ certificate, simulation, financeExpert, actions }: InsuranceOverviewView) => (
  <>
    {certificate === null ? null : <CertificateCard certificate={certificate} />}
    <Simulation box={simulation} />
    <InfoBoxCard box={financeExpert} icon="mail" />
    <ActionsBoxCard box={actions} />
  </>
);

/** What follows the savings: the personal data and the boxes. */
const Rest = ({ view }: { view: InsuranceOverviewView }) => (
  <>
    {view.person === null ? null : <PersonalPanel person={view.person} />}
    <DetailBoxes view={view} />
  </>
);

/** The overview, or a note that there are no data yet. */
const Overview = ({ view }: { view: InsuranceOverviewView }) => {
  const { t } = useTranslation('insurance-overview');
  if (view.isEmpty) {
    return (
      <Notice severity="info" title={t('nothing.title')} live="off">
        {t('nothing.text')}
      </Notice>
    );
  }
  return (
    <>
      {view.savings === null ? null : <SavingsPanel savings={view.savings} isLeaving={view.isLeaving} />}
      {view.savings === null ? (
        <Rest view={view} />
      ) : (
        <Wide>
          <Rest view={view} />
        </Wide>
      )}
    </>
  );
};

/** What is known without a birth date: all but the savings. */
const known = (view: InsuranceOverviewView) => <Overview view={{ ...view, savings: null }} />;

const overview = (view: InsuranceOverviewView) => <Overview view={view} />;

/**
 * The insurance overview: savings with their curve and credits, salary and contributions, the regular pension, the
 * benefits in case of disability and death in expandable boxes, and the personal data.
 */
export const InsuranceOverviewPage = () => {
  const { t } = useTranslation('insurance-overview');
  const query = useValue(anonymizeQueryAtom);
  return (
    <DetailPage
      schema="insurance-overview"
      title={t('title')}
      lead={t('lead')}
      resource={insuranceOverviewResource}
      request={{ query }}
      shape="picture"
      view={insuranceOverviewView}
      sidebar={sidebar}
      withoutBirthDate={known}
      saysAllKnown
    >
      {overview}
    </DetailPage>
  );
};
