import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandableStack, FoldedBox } from '#ui/ExpandableBox.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

/** Situations after leaving, each with its legal consequence for the benefit. FZG art. 2 to 5, BVG art. 47a. */
const situations = ['newEmployer', 'noEmployer', 'selfEmployed', 'abroad', 'retiring', 'dismissed'] as const;

/** What happens to the exit benefit in each situation; first and open the one that the record tells of. */
export const WhereItGoes = ({ isDismissed = false }: { isDismissed?: boolean }) => {
  const { t } = useTranslation('exit-benefit');
  const id = useId();
  const own: (typeof situations)[number] = isDismissed ? 'dismissed' : situations[0];
  const sorted = [own, ...situations.filter((each) => each !== own)];
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, mt: 1 }}>
      <SectionHeading id={id}>{t('where.title')}</SectionHeading>
      <ExpandableStack>
        {sorted.map((situation) => (
          <FoldedBox
            key={situation}
            title={t(`where.${situation}.title`)}
            headingLevel={3}
            isOneOfMany
            beginsOpen={situation === own}
          >
            <Typography sx={{ maxInlineSize: '64ch' }}>{t(`where.${situation}.text`)}</Typography>
          </FoldedBox>
        ))}
      </ExpandableStack>
      <Typography variant="body2" color="textSecondary" sx={{ maxInlineSize: '60ch' }}>
        {t('where.consent')}
      </Typography>
    </Box>
  );
};
