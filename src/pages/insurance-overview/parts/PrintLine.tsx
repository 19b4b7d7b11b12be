import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { useToday } from '#state/kernel/today.ts';

/** The date of printing, only in print. */
export const PrintLine = () => {
  const { t } = useTranslation('insurance-overview');
  const today = useToday();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ display: 'none', displayPrint: 'block' }}>
      {t('printed', { date: formatDate(today) })}
    </Typography>
  );
};
