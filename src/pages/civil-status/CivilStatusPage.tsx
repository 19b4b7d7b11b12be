import { useTranslation } from 'react-i18next';
import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { HintNotes } from '#detail/HintNotes.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom, placeAtom } from '#state/kernel/place.ts';
import { profileAtom, useProfile } from '#state/remote/profile.ts';
import { settingsAtom } from '#state/fund/settings.ts';
import { Wide } from '#ui/page-places.tsx';
import { civilStatusResource } from './atoms.ts';
import { Changes } from './parts/Changes.tsx';
import { StatusPanel } from './parts/StatusPanel.tsx';
import { civilStatusView, pendingChange, readReporting, readWaysOn, type CivilStatusView } from './view.ts';

/** The status, and the link to report a new one if fund and profile allow it. */
const Status = ({ view: { status, statuses, hasOrphans, actions, simulation, hints } }: { view: CivilStatusView }) => {
  const profile = useValue(profileAtom);
  const settings = useValue(settingsAtom);
  const { fund, locale } = useValue(placeAtom);
  const reporting = readReporting(profile, settings);
  const { box, ownWay } = readWaysOn(actions, reporting, { fund: fund ?? '', locale });
  return (
    <>
      {status === null ? null : (
        <StatusPanel
          status={status}
          change={pendingChange(profile)}
          canReport={ownWay}
          isFixed={reporting === 'closed'}
        />
      )}
      <HintNotes hints={hints} here="civil-status" at="belowFigure" />
      <ActionsBoxCard box={box} />
      <Wide>
        <Changes
          statuses={statuses}
          hasOrphans={hasOrphans}
          isUndeclared={hints.some(({ key }) => key === 'partnerNotDeclared')}
        />
      </Wide>
      <InfoBoxCard box={simulation} />
    </>
  );
};

const ownBoxes = ({ financeExpert }: CivilStatusView) => <InfoBoxCard box={financeExpert} icon="mail" />;

const notes = ({ hints }: CivilStatusView) => <HintNotes hints={hints} here="civil-status" at="aboveFigure" />;

/**
 * The civil status on record, how to report a change, and, as editorial content, what marriage,
 * partnership, cohabitation and divorce mean for the pension.
 */
export const CivilStatusPage = () => {
  const { t } = useTranslation('civil-status');
  const query = useValue(anonymizeQueryAtom);
  // The profile says whether a change may be reported and whether one is pending.
  useProfile();
  return (
    <DetailPage
      schema="civil-status"
      title={t('title')}
      lead={t('lead')}
      resource={civilStatusResource}
      request={{ query }}
      view={civilStatusView}
      notes={notes}
      sidebar={ownBoxes}
    >
      {(view) => <Status view={view} />}
    </DetailPage>
  );
};
