import type * as z from 'zod/mini';
import type { dashboardBoxes } from '#contract/dashboard.ts';
import { formatDate } from '#domain/date.ts';
import { formatChf, formatThousands } from '#domain/money.ts';
import { useTranslation } from 'react-i18next';
import { BalanceCurve } from '#ui/BalanceCurve.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { PictureWithTable } from '#ui/PictureWithTable.tsx';
import { joinCurve, yearRows } from '../curve.ts';
import { amountFigure } from './amount-figure.tsx';

type BalanceBox = z.infer<typeof dashboardBoxes.balanceBox>;

/** Height of the curve in CSS pixels, reserved before it is there. */
const curveHeight = 260;

const Curve = ({ curve }: { curve: ReturnType<typeof joinCurve> }) => {
  const { t } = useTranslation('dashboard');
  if (curve.past.length + curve.future.length < 2) return <p>{t('balance.noCurve')}</p>;
  const table = (
    <DataTable
      maxHeight={curveHeight}
      caption={t('balance.chart')}
      columns={[
        { key: 'date', header: t('balance.date') },
        { key: 'kind', header: t('balance.kind'), secondary: true },
        { key: 'amount', header: t('balance.amount'), align: 'end' },
      ]}
      rows={yearRows(curve).map(({ date, value, projected }) => ({
        key: date,
        group: t(projected ? 'balance.future' : 'balance.past'),
        cells: [formatDate(date), t(projected ? 'balance.future' : 'balance.past'), formatChf(value)],
      }))}
    />
  );
  return (
    <PictureWithTable
      height={curveHeight}
      showTableLabel={t('balance.asTable')}
      showPictureLabel={t('balance.asPicture')}
      table={table}
      picture={
        <BalanceCurve
          past={curve.past}
          future={curve.future}
          height={curveHeight}
          formatAmount={formatChf}
          formatThousands={formatThousands}
          formatDate={formatDate}
          fallback={table}
          labels={{
            title: t('balance.chart'),
            past: t('balance.past'),
            future: t('balance.future'),
            today: t('balance.today'),
            unit: t('balance.unit'),
          }}
        />
      }
    />
  );
};

/** What the savings are expected to become; the last point of the projection. */
const Projection = ({ end }: { end: { date: string; value: number } }) => {
  const { t } = useTranslation('dashboard');
  return <p>{t('balance.projection', { amount: formatChf(end.value), date: formatDate(end.date) })}</p>;
};

/**
 * The savings balance: the page's one big number, what it is expected to become, and its curve.
 *
 * @param today ISO date
 */
export const balanceFace = (box: BalanceBox, today: string) => {
  const curve = joinCurve(box.historicalGraph, box.futureGraph, box.value, today);
  const end = curve.future.at(-1);
  return {
    figure: amountFigure(box.value, 'hero'),
    meaning: end === undefined ? undefined : <Projection end={end} />,
    picture: <Curve curve={curve} />,
  };
};
