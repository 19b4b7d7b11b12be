import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/profile.ts';
import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { PendingBadge } from '#ui/PendingBadge.tsx';
import type { CivilStatusView } from '../view.ts';

const Pending = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.75),
  '& + *': { marginBlockStart: theme.spacing(2.5) },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& p + p': { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

const Fixed = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  maxInlineSize: '60ch',
  color: theme.palette.text.secondary,
  textWrap: 'pretty',
}));

type Change = NonNullable<Profile['pendingCivilStatus']>;

/** A pending change of civil status, and since when. */
const PendingStatus = ({ change: { statusName, requestedOn } }: { change: Change }) => {
  const { t } = useTranslation('civil-status');
  return (
    <Pending>
      <PendingBadge>{t('pending.badge')}</PendingBadge>
      {statusName?.trim() ? <p>{statusName}</p> : null}
      {isUnknownDate(requestedOn) ? null : <p>{t('pending.since', { date: formatDate(requestedOn) })}</p>}
    </Pending>
  );
};

/** Props of {@link StatusPanel}. */
export type StatusPanelProps = {
  status: NonNullable<CivilStatusView['status']>;
  /** A pending change. */
  change: Change | null | undefined;
  /** Whether the page's own link to report a change is shown. */
  canReport: boolean;
  /** Whether changes can't be reported in the portal. */
  isFixed: boolean;
};

/** The civil status on record, a pending change, and how to report a change. */
export const StatusPanel = ({ status: { isSent, name, note }, change, canReport, isFixed }: StatusPanelProps) => {
  const { t } = useTranslation('civil-status');
  const href = useHref();
  return (
    <FigurePanel
      label={t('fact.label')}
      amount={null}
      fact={name ?? (isSent ? t('fact.none') : undefined)}
      meaning={note ?? undefined}
      explanation={t('fact.explanation')}
    >
      {change || canReport || isFixed ? (
        <>
          {change ? <PendingStatus change={change} /> : null}
          {canReport ? (
            <Button variant="outlined" href={href('profile-civil-status')}>
              {t('report')}
            </Button>
          ) : null}
          {isFixed ? <Fixed>{t('fixed')}</Fixed> : null}
        </>
      ) : null}
    </FigurePanel>
  );
};
