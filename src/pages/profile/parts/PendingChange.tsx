import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PendingBadge } from '#ui/PendingBadge.tsx';
import { Own } from '#ui/Own.tsx';

type PendingChangeProps = {
  /** The new value. */
  value: string;
  /** Formatted day of the request; null if unknown. */
  since: string | null;
};

/** A pending change: a badge, the new value, and since when. */
export const PendingChange = ({ value, since }: PendingChangeProps) => {
  const { t } = useTranslation('profile');
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <PendingBadge>{t('pending.badge')}</PendingBadge>
      {value === '' ? null : (
        <Typography>
          <Own>{value}</Own>
        </Typography>
      )}
      {since === null ? null : (
        <Typography variant="body2" color="textSecondary">
          {t('pending.since', { date: since })}
        </Typography>
      )}
    </Stack>
  );
};
