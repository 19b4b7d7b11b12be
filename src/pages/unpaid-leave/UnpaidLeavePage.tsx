import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { ActionsBoxCard } from '#detail/ActionsBoxCard.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import { nearSimulator } from '#detail/near-simulator.tsx';
import { Panel } from '#detail/Panel.tsx';
import { SimulateOwn } from '#detail/SimulateOwn.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { formatFrancs } from '#kernel/money.ts';
import { useSidebarContent } from '#state/content/content.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';
import { anonymizeQueryAtom, useHref } from '#state/kernel/place.ts';
import { openPagesAtom } from '#state/session/open-pages.ts';
import { Button } from '#ui/Button.tsx';
import { Wide } from '#ui/page-places.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { unpaidLeaveResource } from '#state/remote/unpaid-leave.ts';
import { Covers } from './parts/Covers.tsx';
import { unpaidLeaveView, type UnpaidLeaveView } from './view.ts';

/** Names the simulator of this page. */
const ownSimulator: LinkedSimulator = 'leavesimulation';

const LeaveSimulator = nearSimulator(
  ownSimulator,
  async () => (await import('#simulators/leave/LeaveSimulator.tsx')).LeaveSimulator,
);

type MonthlyProps = { monthly: NonNullable<UnpaidLeaveView['monthly']>; simulation: UnpaidLeaveView['simulation'] };

/** What the covers cost a month, or the one that the fund quotes, and the way to the simulator if the page has one. */
const Monthly = ({ monthly: { amount, cover, span, derivation }, simulation }: MonthlyProps) => {
  const { t } = useTranslation('unpaid-leave');
  return (
    <FigurePanel
      label={t('figure.label')}
      amount={amount}
      fact={span === null && amount === 0 ? t('covers.zero') : undefined}
      amountText={
        span === null ? undefined : t('figure.span', { least: formatFrancs(span.least), most: formatFrancs(span.most) })
      }
      meaning={span !== null ? t('figure.byCover') : amount === null ? undefined : t(`figure.${cover}`)}
      explanation={t('figure.explanation')}
      action={<SimulateOwn simulator={ownSimulator} simulation={simulation} />}
      derivation={span === null ? derivation : undefined}
    />
  );
};

/** Why there are no figures; whom to ask is said beside it, by the editors, or by a button where they have written nothing. */
const Closed = () => {
  const { t } = useTranslation(['unpaid-leave', 'detail']);
  const href = useHref();
  const originQuery = useValue(originQueryAtom);
  const aside = useSidebarContent('unpaid-leave');
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('closed.title')}</SectionHeading>
      <Typography sx={{ mt: 1, textWrap: 'pretty' }}>{t('closed.text')}</Typography>
      {aside?.content.boxes.length === 0 ? (
        <Button href={href('contact', { query: originQuery('contact') })} sx={{ mt: 2, displayPrint: 'none' }}>
          {t('detail:write')}
        </Button>
      ) : null}
    </Panel>
  );
};

const ownBoxes = ({ actions, financeExpert }: UnpaidLeaveView) => (
  <>
    <ActionsBoxCard box={actions} isAction />
    <InfoBoxCard box={financeExpert} icon="mail" />
  </>
);

/** What is known without a birth date: the covers whose cost doesn't depend on the age, and for how long. */
const known = ({ covers, ...leave }: UnpaidLeaveView) => (
  <Covers {...leave} covers={covers.filter(({ amount }) => amount !== null)} />
);

/**
 * Unpaid leave: the monthly cost of staying insured, the available covers, for how long, and a leave to try out. For up
 * to one month the insurance continues unchanged; after that the fund's plan decides.
 */
export const UnpaidLeavePage = () => {
  const { t } = useTranslation('unpaid-leave');
  const query = useValue(anonymizeQueryAtom);
  const isClosed = useValue(openPagesAtom)?.includes('unpaid-leave') === false;
  return (
    <DetailPage
      schema="unpaid-leave"
      title={t('title')}
      lead={t('lead')}
      resource={unpaidLeaveResource}
      request={{ query }}
      view={unpaidLeaveView}
      sidebar={(view) => (isClosed ? null : ownBoxes(view))}
      withoutBirthDate={isClosed ? undefined : known}
      // A cover without saving costs the same at every age.
      lacking={({ covers }) =>
        !isClosed && covers.some(({ amount }) => (amount ?? 0) > 0) ? t('withoutBirthDate') : null
      }
    >
      {({ monthly, simulation, ...leave }) => {
        if (isClosed) return <Closed />;
        const covers = <Covers {...leave} />;
        return monthly === null ? (
          <>
            {covers}
            <SimulationApart link={null} simulation={simulation} />
          </>
        ) : (
          <>
            <Monthly monthly={monthly} simulation={simulation} />
            <Wide>{covers}</Wide>
            <LeaveSimulator />
            <SimulationApart link={ownSimulator} simulation={simulation} />
          </>
        );
      }}
    </DetailPage>
  );
};
