import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

/**
 * What a simulation rests on, from which day its data are, that it is no promise, and the disclaimer (specification,
 * section 1).
 */
export const Assumptions = memo(({ asOf }: { asOf: IsoDate }) => {
  const { t } = useTranslation('simulation');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ breakInside: 'avoid' }}>
      <SectionHeading id={id} level={3}>
        {t('assumptions.title')}
      </SectionHeading>
      <Fineprint>
        {t('assumptions.asOf', { date: formatDate(asOf) })} {t('assumptions.same')} {t('assumptions.interest')}{' '}
        {t('assumptions.noPromise')}
      </Fineprint>
      <Fineprint>{t('assumptions.disclaimer')}</Fineprint>
    </Box>
  );
});
