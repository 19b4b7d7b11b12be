import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PendingChangeOfStatus } from '#domain/profile-change.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { PendingBadge } from '#ui/PendingBadge.tsx';
import type { CivilStatusView } from '../view.ts';

/** A pending change of civil status, and since when. */
const PendingStatus = ({ change: { name, since } }: { change: PendingChangeOfStatus }) => {
  const { t } = useTranslation('civil-status');
  return (
    <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
      <PendingBadge>{t('pending.badge')}</PendingBadge>
      {name === null ? null : <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>}
      {since === null ? null : (
        <Typography variant="body2" color="textSecondary">
          {t('pending.since', { date: since })}
        </Typography>
      )}
    </Stack>
  );
};

type StatusPanelProps = {
  status: NonNullable<CivilStatusView['status']>;
  change: PendingChangeOfStatus | null;
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
        <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
          {change ? <PendingStatus change={change} /> : null}
          {canReport ? (
            <Button variant="outlined" href={href('profile-civil-status')}>
              {t('report')}
            </Button>
          ) : null}
          {isFixed ? (
            <Typography variant="body2" color="textSecondary" sx={{ maxInlineSize: '60ch' }}>
              {t('fixed')}
            </Typography>
          ) : null}
        </Stack>
      ) : null}
    </FigurePanel>
  );
};
