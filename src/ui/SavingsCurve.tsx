import { lazy, type ReactNode } from 'react';
import type { DatedValue } from '#contract/dashboard.ts';
import { yearRows, type Curve } from '#domain/curve.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { ChartPicture, type PictureLabels } from './ChartPicture.tsx';
import { localDay } from './charts/local-day.ts';
import { DataTable } from './DataTable.tsx';

const CurveChart = lazy(async () => ({ default: (await import('./charts/CurveChart.tsx')).CurveChart }));

type SavingsCurveProps = {
  /** The result of `joinCurve`. */
  curve: Curve;
  labels: PictureLabels & {
    /** Unit of the axis: thousands of CHF. */
    unit: string;
    /** Legends of the past and of the projection. */
    past: string;
    future: string;
    /** Label of the point between past and future. */
    today: string;
    /** Columns of the table. */
    date: string;
    kind: string;
    amount: string;
  };
  /** In CSS pixels. */
  height?: number;
  /** Shown if there are too few points for a curve. */
  empty?: ReactNode;
};

const pointOf = ({ date, value }: DatedValue) => ({ at: localDay(date), value, name: formatDate(date) });

/**
 * The savings over the years, as a curve (past solid, projection dashed, today marked) or as a table with one row per
 * year.
 */
export const SavingsCurve = ({ curve, labels, height = 260, empty = null }: SavingsCurveProps) => {
  if (curve.past.length + curve.future.length < 2) return empty;
  const today = curve.past.at(-1);
  const ahead = today === undefined ? curve.future : curve.future.filter(({ date }) => date > today.date);
  const table = (
    <DataTable
      maxHeight={height}
      caption={labels.title}
      columns={[
        { key: 'date', header: labels.date },
        { key: 'kind', header: labels.kind, secondary: true },
        { key: 'amount', header: labels.amount, align: 'end' },
      ]}
      rows={yearRows({ past: curve.past, future: ahead }).map(({ date, value, projected }) => {
        const kind = projected ? labels.future : labels.past;
        return { key: date, group: kind, cells: [formatDate(date), kind, formatChf(value)] };
      })}
    />
  );
  return (
    <ChartPicture labels={labels} height={height} table={table}>
      <CurveChart
        scale="time"
        solid={curve.past.map(pointOf)}
        dashed={ahead.map(pointOf)}
        height={height}
        mark={today && { at: localDay(today.date), label: labels.today }}
        pointed
        labels={{
          title: labels.title,
          unit: labels.unit,
          solid: labels.past,
          dashed: labels.future,
        }}
      />
    </ChartPicture>
  );
};
