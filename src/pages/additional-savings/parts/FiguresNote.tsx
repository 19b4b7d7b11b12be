import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { fundFooterAtom } from '#state/session/fund-footer.ts';
import { ProcessingDateLine } from '#ui/ProcessingDateLine.tsx';

/** What a dialog's figures are: estimates, where pensions are among them, of the day that the footer names as well. */
export const FiguresNote = ({ hasPensions }: { hasPensions: boolean }) => {
  const { t } = useTranslation('additional-savings');
  const { t: shell } = useTranslation('shell');
  const { processingDate } = useValue(fundFooterAtom);
  return (
    <div>
      {hasPensions ? (
        <Typography variant="body2" color="textSecondary">
          {t('plans.note')}
        </Typography>
      ) : null}
      {processingDate === null ? null : (
        <ProcessingDateLine>{shell('processingDate', { date: formatDate(processingDate) })}</ProcessingDateLine>
      )}
    </div>
  );
};
