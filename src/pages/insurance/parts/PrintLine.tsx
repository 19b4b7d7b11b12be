import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#domain/date.ts';
import { useToday } from '#state/today.ts';
import { Button } from '#ui/Button.tsx';

const OnPaper = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  margin: 0,
  color: theme.palette.text.secondary,
  '@media print': { display: 'block' },
}));

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

/** The way to paper, and on the paper the day it was printed. */
export const PrintLine = () => {
  const { t } = useTranslation('insurance');
  const today = useToday();
  return (
    <>
      <OnScreen>
        <Button
          variant="quiet"
          size="small"
          startIcon="document"
          onClick={() => {
            window.print();
          }}
        >
          {t('print')}
        </Button>
      </OnScreen>
      <OnPaper>{t('printed', { date: formatDate(today) })}</OnPaper>
    </>
  );
};
