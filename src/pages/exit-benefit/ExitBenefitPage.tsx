import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { HintNotes } from '#detail/HintNotes.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { Wide } from '#ui/page-places.tsx';
import { exitBenefitResource } from '#state/remote/exit-benefit.ts';
import { ExitBenefitPanel } from './parts/ExitBenefitPanel.tsx';
import { WhereItGoes } from './parts/WhereItGoes.tsx';
import { exitBenefitView, type ExitBenefitView } from './view.ts';

const whereItGoes = () => <WhereItGoes />;

const sidebarOf = ({ actions, financeExpert }: ExitBenefitView) => (
  <>
    <ActionsBoxCard box={actions} isAction />
    <InfoBoxCard box={financeExpert} icon="mail" />
  </>
);

/** What the record tells of, with the message that it takes. */
const Notes = ({ hints, at }: Pick<ComponentProps<typeof HintNotes>, 'hints' | 'at'>) => {
  const { t } = useTranslation('exit-benefit');
  return <HintNotes hints={hints} here="exit-benefit" at={at} request={t('where.dismissed.action')} />;
};

const notes = ({ hints }: ExitBenefitView) => <Notes hints={hints} at="aboveFigure" />;

/**
 * Leaving the pension fund: today's exit benefit and what happens to it with a new employer, without one, in
 * self-employment, on emigration, and when staying insured after a dismissal past 58 (specification, section 2, EXIT;
 * FZG art. 2 to 5, BVG art. 47a).
 */
export const ExitBenefitPage = () => {
  const { t } = useTranslation('exit-benefit');
  const query = useValue(anonymizeQueryAtom);
  return (
    <DetailPage
      schema="exit-benefit"
      title={t('title')}
      lead={t('lead')}
      resource={exitBenefitResource}
      request={{ query }}
      view={exitBenefitView}
      notes={notes}
      sidebar={sidebarOf}
      withoutBirthDate={whereItGoes}
    >
      {({ benefit, simulation, hints }) => (
        <>
          {benefit === null ? null : <ExitBenefitPanel benefit={benefit} />}
          <Notes hints={hints} at="belowFigure" />
          <Wide>
            <WhereItGoes isDismissed={hints.some(({ key }) => key === 'stayInsured')} benefit={benefit} />
          </Wide>
          <InfoBoxCard box={simulation} />
        </>
      )}
    </DetailPage>
  );
};
