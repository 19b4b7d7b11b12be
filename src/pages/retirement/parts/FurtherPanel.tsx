import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf, formatRate } from '#kernel/money.ts';
import { formatRough, formatRoughAtMost } from '#kernel/rough-amount.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { FoldingPanel } from '#detail/FoldingPanel.tsx';
import { usePrinting } from '#ui/use-printing.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import type { Basis, RetirementView } from '../view.ts';
import { useAgeWords } from './age-words.ts';

/** A value with a sentence that explains it. */
const explained = (value: string, text: string, calculated?: { derivation: Derivation | undefined; label: string }) => (
  <>
    <ExplainedFigure derivation={calculated?.derivation} figureLabel={calculated?.label ?? ''} figure={value}>
      <AmountText>{value}</AmountText>
    </ExplainedFigure>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {text}
    </Typography>
  </>
);

type FurtherPanelProps = {
  further: NonNullable<RetirementView['further']>;
  basis: Basis;
};

/**
 * Further information before retiring: the maximum lump sum and its notice (BVG art. 37), the lock after a buy-in
 * (art. 79b para. 3), steps into retirement (art. 13a, 13b), a partial pension already in payment, and the pension for
 * each child (art. 17).
 */
export const FurtherPanel = memo(({ further, basis }: FurtherPanelProps) => {
  // Projections are rounded.
  const isOnPaper = usePrinting();
  const inWords = isOnPaper ? formatChf : formatRough;
  const { t } = useTranslation('retirement');
  const locale = useValue(localeAtom);
  const { at } = useAgeWords();
  const { drawnPerMonth, lumpSum, notice, steps, lockedUntil, child, derivationOfLumpSum, derivationOfChild } = further;
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
    <FoldingPanel title={t('further.title')}>
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
                    isOnPaper ? formatChf(lumpSum.atMost) : formatRoughAtMost(lumpSum.atMost),
                    t(`further.lumpSum.${lumpSum.share}`, atAge),
                    {
                      derivation: derivationOfLumpSum,
                      label: t('further.lumpSum.term'),
                    },
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
              steps === null ? null : explained(t('further.steps.value', { count: steps.atMost }), stepsText(steps)),
          },
          {
            term: t('further.child.term'),
            value:
              child === null
                ? null
                : explained(inWords(child.perYear), childText, {
                    derivation: derivationOfChild,
                    label: t('further.child.term'),
                  }),
          },
        ]}
      />
    </FoldingPanel>
  );
});
