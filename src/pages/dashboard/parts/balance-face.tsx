import type * as z from 'zod/mini';
import type { dashboardBoxes } from '#contract/dashboard.ts';
import { formatDate } from '#domain/date.ts';
import { formatChf, formatThousands } from '#domain/money.ts';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#ui/AmountText.tsx';
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
      caption={t('balance.chart')}
      columns={[
        { key: 'date', header: t('balance.date') },
        { key: 'kind', header: t('balance.kind') },
        { key: 'amount', header: t('balance.amount'), align: 'end' },
      ]}
      rows={yearRows(curve).map(({ date, value, projected }) => ({
        key: date,
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

/** Props of {@link BalanceMeaning}. */
type BalanceMeaningProps = { end: { date: string; value: number } | undefined; asAt: string | null };

const BalanceMeaning = ({ end, asAt }: BalanceMeaningProps) => {
  const { t } = useTranslation('dashboard');
  const projection =
    end === undefined ? null : t('balance.projection', { amount: formatChf(end.value), date: formatDate(end.date) });
  return (
    <>
      {asAt === null ? null : <p>{t('balance.asAt', { date: formatDate(asAt) })}</p>}
      {projection === null ? null : (
        <p>
          <AmountText style={{ whiteSpace: 'normal' }}>{projection}</AmountText>
        </p>
      )}
    </>
  );
};

/**
 * The savings balance: the page's one big number, what it is expected to become, and its curve.
 *
 * @param today ISO date
 * @param asAt ISO date of the fund's last processing, where it is to be shown
 */
export const balanceFace = (box: BalanceBox, today: string, asAt: string | null) => {
  const curve = joinCurve(box.historicalGraph, box.futureGraph, box.value, today);
  return {
    figure: amountFigure(box.value, 'hero'),
    meaning: <BalanceMeaning end={curve.future.at(-1)} asAt={asAt} />,
    picture: <Curve curve={curve} />,
  };
};
