import { useTranslation } from 'react-i18next';
import type { InsuranceOverviewAnswer } from '#contract/pages.ts';
import { joinCurve } from '#domain/curve.ts';
import { formatDate } from '#kernel/date.ts';
import { derivationOf } from '#domain/derivations.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { assumedInterest } from '#domain/projection-defaults.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { useToday } from '#state/kernel/today.ts';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SavingsCurve } from '#ui/SavingsCurve.tsx';
import { shown } from '../reading.ts';

/** The savings balance: what it is today, what it is expected to become, its curve, and what the projections assume. */
export const BalancePanel = ({ page }: { page: InsuranceOverviewAnswer }) => {
  const { t } = useTranslation('insurance-overview');
  const { t: td } = useTranslation('detail');
  const today = useToday();
  const box = shown(page.balance);
  if (box === null) return null;
  const percent = formatPercent(page.projectedInterest ?? assumedInterest);
  const curve = joinCurve(box.historicalGraph, box.futureGraph, box.value, today);
  const end = curve.future.at(-1);
  return (
    <FigurePanel
      label={t('balance.title')}
      amount={box.value}
      meaning={
        end === undefined
          ? undefined
          : t('balance.projection', { amount: formatChf(end.value), date: formatDate(end.date) })
      }
      explanation={t('balance.explanation')}
      derivation={derivationOf(page, 'savings')}
      picture={
        <SavingsCurve
          curve={curve}
          labels={{
            title: t('balance.chart'),
            asTable: td('asTable'),
            asPicture: td('asPicture'),
            unit: td('unit'),
            past: td('past'),
            future: td('future'),
            today: td('today'),
            date: td('date'),
            kind: td('kind'),
            amount: t('balance.amount'),
          }}
          empty={<p>{td('noPicture')}</p>}
        />
      }
    >
      <Fineprint>{t('interest', { percent })}</Fineprint>
    </FigurePanel>
  );
};
