import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#detail/Panel.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

const Body = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(2) }));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  margin: theme.spacing(2, 0, 0),
  maxInlineSize: '60ch',
  textWrap: 'pretty',
}));

/** Situations after leaving, each with its legal consequence for the benefit. FZG art. 3 to 5, BVG art. 47a. */
const situations = ['newEmployer', 'noEmployer', 'selfEmployed', 'abroad', 'dismissed'] as const;

/** What happens to the exit benefit in each situation. */
export const WhereItGoes = () => {
  const { t } = useTranslation('exit-benefit');
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('where.title')}</SectionHeading>
      <Body>
        <DefinitionList
          rows={situations.map((situation) => ({
            term: t(`where.${situation}.title`),
            value: t(`where.${situation}.text`),
          }))}
        />
      </Body>
      <Note>{t('where.consent')}</Note>
    </Panel>
  );
};
