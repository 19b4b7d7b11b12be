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
  /** What it is going to be. */
  value: string;
  /** Day of the request as people read it; null where it is not known. */
  since: string | null;
};

/** A change on its way to the fund: that it is, what it is going to be, and since when. */
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
