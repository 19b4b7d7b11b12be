import { formatDate } from '#kernel/date.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { useTranslation } from 'react-i18next';
import { SavingsPicture } from '#detail/SavingsPicture.tsx';
import { useIsPhone } from '#ui/use-phone.ts';
import { usePrinting } from '#ui/use-printing.ts';
import type { SavingsFace } from '../view.ts';
import { amountFigure } from './amount-figure.tsx';

/**
 * Heights of the curve in CSS pixels. In a wide window it fills the height of the three cards beside it; on paper it stays on
 * the first sheet.
 */
export const curveHeights = { phone: 320, paper: 340, wide: 440 };

const BalanceCurve = ({ savings }: { savings: SavingsFace }) => {
  const { t } = useTranslation('dashboard');
  const isPhone = useIsPhone();
  const isPrinting = usePrinting();
  return (
    <SavingsPicture
      savings={savings}
      height={curveHeights[isPhone ? 'phone' : isPrinting ? 'paper' : 'wide']}
      empty={<p>{t('savings.noCurve')}</p>}
      labels={{
        title: t('savings.chart'),
        asTable: t('savings.asTable'),
        asPicture: t('savings.asPicture'),
        hint: t('savings.hint'),
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
  return <p>{t('savings.projection', { amount: formatRough(end.value), date: formatDate(end.date) })}</p>;
};

/** The savings balance: the page's key figure unless there is an answer above, its projection, and its curve. */
export const savingsFace = (savings: SavingsFace, { zero, isKey }: { zero: string; isKey: boolean }) => ({
  figure: amountFigure(savings.amount, { size: isKey ? 'hero' : 'figure', zero }),
  meaning: savings.end === null ? undefined : <Projection end={savings.end} />,
  picture: <BalanceCurve savings={savings} />,
});
