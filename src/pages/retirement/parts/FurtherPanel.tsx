import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { formatChf, formatRate } from '#kernel/money.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';
import { Panel } from '#detail/Panel.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Basis, RetirementView } from '../view.ts';
import { useAgeWords } from './age-words.ts';

/** A value with a sentence that explains it. */
const explained = (value: string, text: string, question?: ReactNode) => (
  <>
    <AmountText>{value}</AmountText>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {text}
    </Typography>
    {question === undefined ? null : (
      <Box sx={{ marginInlineStart: -1.5, '&:empty': { display: 'none' } }}>{question}</Box>
    )}
  </>
);

/**
 * Further information before retiring: the maximum lump sum and its notice (BVG art. 37), the lock after a buy-in
 * (art. 79b para. 3), steps into retirement (art. 13a, 13b), a partial pension already in payment, and the pension for
 * each child (art. 17).
 */
export const FurtherPanel = memo(
  ({ further, basis }: { further: NonNullable<RetirementView['further']>; basis: Basis }) => {
    const { t } = useTranslation('retirement');
    const locale = useValue(localeAtom);
    const { at } = useAgeWords();
    const id = useId();
    const { drawnPerMonth, lumpSum, notice, steps, lockedUntil, child, derivationOfLumpSum, derivationOfChild } =
      further;
    const atAge = { at: at(basis.age) };
    const childText = [
      t('further.child.text'),
      ...(child?.children ? [t('further.child.children', { count: child.children })] : []),
    ].join(' ');
    const noticeValue = ({ until, hasPassed }: NonNullable<typeof notice>) => {
      const date = formatDate(until);
      return hasPassed
        ? explained(t('further.notice.over'), t('further.notice.passed', { date }))
        : explained(t('further.notice.until', { date }), t('further.notice.text'));
    };
    const stepsText = ({ firstAtLeast, taken }: NonNullable<typeof steps>) =>
      [
        t('further.steps.text', { percent: formatRate(firstAtLeast, locale) }),
        ...(taken > 0 ? [t('further.steps.taken', { count: taken })] : []),
      ].join(' ');
    return (
      <Panel aria-labelledby={id}>
        <SectionHeading id={id}>{t('further.title')}</SectionHeading>
        <Box sx={{ mt: 2 }}>
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
                term: t('further.notice.term'),
                value: notice === null ? null : noticeValue(notice),
              },
              {
                term: t('further.locked.term'),
                value:
                  lockedUntil === null
                    ? null
                    : explained(t('further.locked.value', { date: formatDate(lockedUntil) }), t('further.locked.text')),
              },
              {
                term: t('further.steps.term'),
                value:
                  steps === null
                    ? null
                    : explained(t('further.steps.value', { count: steps.atMost }), stepsText(steps)),
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
        </Box>
      </Panel>
    );
  },
);
