import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { processingDateAtom } from '#state/kernel/ui.ts';
import { ProcessingDateLine } from '#ui/ProcessingDateLine.tsx';

/**
 * The day up to which the fund has processed its data, if the page's data include it. It is below the page, because it
 * arrives with the figures and must not push them down.
 */
export const ProcessingDate = () => {
  const { t } = useTranslation('shell');
  const date = useValue(processingDateAtom);
  return date === null ? null : (
    <Container>
      <ProcessingDateLine>{t('processingDate', { date: formatDate(date) })}</ProcessingDateLine>
    </Container>
  );
};
