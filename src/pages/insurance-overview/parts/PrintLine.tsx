import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { useToday } from '#state/kernel/today.ts';

const OnPaper = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  margin: 0,
  color: theme.palette.text.secondary,
  '@media print': { display: 'block' },
}));

/** The date of printing, only in print. */
export const PrintLine = () => {
  const { t } = useTranslation('insurance-overview');
  const today = useToday();
  return <OnPaper>{t('printed', { date: formatDate(today) })}</OnPaper>;
};
