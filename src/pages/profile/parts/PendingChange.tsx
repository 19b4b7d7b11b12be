import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PendingBadge } from '#ui/PendingBadge.tsx';
import { Own } from './Own.tsx';

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  '& p': { margin: 0 },
}));

const Since = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.palette.text.secondary }));

/** Props of {@link PendingChange}. */
export type PendingChangeProps = {
  /** The new value. */
  value: string;
  /** Formatted day of the request; null if unknown. */
  since: string | null;
};

/** A pending change: a badge, the new value, and since when. */
export const PendingChange = ({ value, since }: PendingChangeProps) => {
  const { t } = useTranslation('profile');
  return (
    <Lines>
      <PendingBadge>{t('pending.badge')}</PendingBadge>
      {value === '' ? null : (
        <p>
          <Own>{value}</Own>
        </p>
      )}
      {since === null ? null : <Since>{t('pending.since', { date: since })}</Since>}
    </Lines>
  );
};
