import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#detail/Panel.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

/** Situations after leaving, each with its legal consequence for the benefit. FZG art. 2 to 5, BVG art. 47a. */
const situations = ['newEmployer', 'noEmployer', 'selfEmployed', 'abroad', 'retiring', 'dismissed'] as const;

/** What happens to the exit benefit in each situation. */
export const WhereItGoes = () => {
  const { t } = useTranslation('exit-benefit');
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('where.title')}</SectionHeading>
      <Box sx={{ mt: 2 }}>
        <DefinitionList
          rows={situations.map((situation) => ({
            term: t(`where.${situation}.title`),
            value: t(`where.${situation}.text`),
          }))}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxInlineSize: '60ch' }}>
        {t('where.consent')}
      </Typography>
    </Panel>
  );
};
