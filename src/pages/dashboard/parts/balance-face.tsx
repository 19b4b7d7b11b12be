import type { Curve } from '#domain/curve.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { useTranslation } from 'react-i18next';
import { SavingsCurve } from '#ui/SavingsCurve.tsx';
import type { BalanceFace } from '../view.ts';
import { amountFigure } from './amount-figure.tsx';

const BalanceCurve = ({ curve }: { curve: Curve }) => {
  const { t } = useTranslation('dashboard');
  return (
    <SavingsCurve
      curve={curve}
      empty={<p>{t('balance.noCurve')}</p>}
      labels={{
        title: t('balance.chart'),
        asTable: t('balance.asTable'),
        asPicture: t('balance.asPicture'),
        past: t('balance.past'),
        future: t('balance.future'),
        today: t('balance.today'),
        unit: t('balance.unit'),
        date: t('balance.date'),
        kind: t('balance.kind'),
        amount: t('balance.amount'),
      }}
    />
  );
};

/** The projected savings: the last point of the projection. */
const Projection = ({ end }: { end: { date: string; value: number } }) => {
  const { t } = useTranslation('dashboard');
  return <p>{t('balance.projection', { amount: formatChf(end.value), date: formatDate(end.date) })}</p>;
};

/** The savings balance: the page's key figure, its projection, and its curve. */
export const balanceFace = ({ amount, curve, end }: BalanceFace) => ({
  figure: amountFigure(amount, 'hero'),
  meaning: end === null ? undefined : <Projection end={end} />,
  picture: <BalanceCurve curve={curve} />,
});
