import type { Curve } from '#domain/curve.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { useTranslation } from 'react-i18next';
import { SavingsCurve } from '#ui/SavingsCurve.tsx';
import type { SavingsFace } from '../view.ts';
import { amountFigure } from './amount-figure.tsx';

const BalanceCurve = ({ curve }: { curve: Curve }) => {
  const { t } = useTranslation('dashboard');
  return (
    <SavingsCurve
      curve={curve}
      empty={<p>{t('savings.noCurve')}</p>}
      labels={{
        title: t('savings.chart'),
        asTable: t('savings.asTable'),
        asPicture: t('savings.asPicture'),
        past: t('savings.past'),
        future: t('savings.future'),
        today: t('savings.today'),
        unit: t('savings.unit'),
        date: t('savings.date'),
        kind: t('savings.kind'),
        amount: t('savings.amount'),
      }}
    />
  );
};

/** The projected savings: the last point of the projection. */
const Projection = ({ end }: { end: { date: string; value: number } }) => {
  const { t } = useTranslation('dashboard');
  return <p>{t('savings.projection', { amount: formatChf(end.value), date: formatDate(end.date) })}</p>;
};

/** The savings balance: the page's key figure, its projection, and its curve. */
export const savingsFace = ({ amount, curve, end }: SavingsFace) => ({
  figure: amountFigure(amount, 'hero'),
  meaning: end === null ? undefined : <Projection end={end} />,
  picture: <BalanceCurve curve={curve} />,
});
