import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#detail/Panel.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { AtAge, Basis } from '../view.ts';
import { ByAgeTable } from './ByAgeTable.tsx';

/** The benefits for retiring at each age, as a table. */
export const ByAgePanel = memo(({ rows, basis }: { rows: readonly AtAge[]; basis: Basis }) => {
  const { t } = useTranslation('retirement');
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('byAge.title')}</SectionHeading>
      <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary', maxWidth: '60ch', textWrap: 'pretty' }}>
        {t('byAge.lead')}
      </Typography>
      <ByAgeTable rows={rows} basis={basis} labelledBy={id} />
    </Panel>
  );
});
