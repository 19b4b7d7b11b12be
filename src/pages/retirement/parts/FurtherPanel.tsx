import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';
import { Panel } from '#detail/Panel.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Basis, RetirementView } from '../view.ts';
import { useAgeWords } from './age-words.ts';

const List = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(2) }));

const Remark = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0, 0),
  color: theme.palette.text.secondary,
  textWrap: 'pretty',
}));

const Question = styled('div')(({ theme }) => ({
  marginInlineStart: theme.spacing(-1.5),
  '&:empty': { display: 'none' },
}));

/** A value with a sentence that explains it. */
const explained = (value: string, text: string, question?: ReactNode) => (
  <>
    <AmountText>{value}</AmountText>
    <Remark>{text}</Remark>
    {question === undefined ? null : <Question>{question}</Question>}
  </>
);

/**
 * Further information before retiring: the maximum lump sum (BVG art. 37), the lock after a buy-in
 * (art. 79b para. 3), a partial pension already in payment, and the pension for each child (art. 17).
 */
export const FurtherPanel = ({ further, basis }: { further: NonNullable<RetirementView['further']>; basis: Basis }) => {
  const { t } = useTranslation('retirement');
  const { at } = useAgeWords();
  const id = useId();
  const { drawnPerMonth, lumpSum, lockedUntil, child, derivationOfLumpSum, derivationOfChild } = further;
  const atAge = { at: at(basis.age) };
  const childText = [
    t('further.child.text'),
    ...(child?.children ? [t('further.child.children', { count: child.children })] : []),
  ].join(' ');
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('further.title')}</SectionHeading>
      <List>
        <DefinitionList
          rows={[
            {
              term: t('further.drawn.term'),
              value: drawnPerMonth === null ? null : explained(formatChf(drawnPerMonth), t('further.drawn.text')),
            },
            {
              term: t('further.lumpSum.term'),
              value:
                lumpSum === null
                  ? null
                  : explained(
                      formatChf(lumpSum.atMost),
                      t(`further.lumpSum.${lumpSum.share}`, atAge),
                      <ExplainButton derivation={derivationOfLumpSum} figureLabel={t('further.lumpSum.term')} />,
                    ),
            },
            {
              term: t('further.locked.term'),
              value:
                lockedUntil === null
                  ? null
                  : explained(t('further.locked.value', { date: formatDate(lockedUntil) }), t('further.locked.text')),
            },
            {
              term: t('further.child.term'),
              value:
                child === null
                  ? null
                  : explained(
                      formatChf(child.perYear),
                      childText,
                      <ExplainButton derivation={derivationOfChild} figureLabel={t('further.child.term')} />,
                    ),
            },
          ]}
        />
      </List>
    </Panel>
  );
};
