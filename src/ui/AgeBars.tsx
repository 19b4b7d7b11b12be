import { lazy, type ReactNode } from 'react';
import type { AgedValue } from '#contract/dashboard.ts';
import { ageBars, formatAge } from '#domain/age-points.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { ChartPicture, type PictureLabels } from './ChartPicture.tsx';
import { DataTable } from './DataTable.tsx';

const AgeBarsChart = lazy(async () => ({ default: (await import('./charts/AgeBarsChart.tsx')).AgeBarsChart }));

/** Props of {@link AgeBars}. */
export type AgeBarsProps = {
  /** As the provider sends them, in any order. */
  points: readonly AgedValue[] | null | undefined;
  /** The age whose bar stands out and carries its amount. */
  highlightAge: number;
  labels: PictureLabels & {
    /** Names the unit of the axis: thousands of CHF, a month or a year. */
    unit: string;
    /** Columns of the table. */
    age: string;
    date: string;
    amount: string;
  };
  /** An age in words, read out with its bar: "at 65", "at 64 years and 6 months"; takes years. */
  ageText: (age: number) => string;
  /** An age in the table, where a figure like `64.5` will not do; takes years. */
  ageLabel?: (age: number) => string;
  /** In CSS pixels. */
  height?: number;
  /** What stands here where there is no point. */
  empty?: ReactNode;
};

/** An amount by age as bars, one of them standing out; the same as a table. */
export const AgeBars = ({
  points,
  highlightAge,
  labels,
  ageText,
  ageLabel = formatAge,
  height = 280,
  empty = null,
}: AgeBarsProps) => {
  const bars = ageBars(points, highlightAge);
  if (bars.length === 0) return empty;
  const withDates = bars.some(({ date }) => date !== undefined);
  const table = (
    <DataTable
      maxHeight={height}
      caption={labels.title}
      columns={[
        { key: 'age', header: labels.age },
        ...(withDates ? [{ key: 'date', header: labels.date }] : []),
        { key: 'amount', header: labels.amount, align: 'end' },
      ]}
      rows={bars.map(({ age, date, value }) => ({
        key: String(age),
        cells: [
          ageLabel(age),
          ...(withDates ? [date === undefined ? '–' : formatDate(date)] : []),
          age === highlightAge ? <strong key="amount">{formatChf(value)}</strong> : formatChf(value),
        ],
      }))}
    />
  );
  return (
    <ChartPicture labels={labels} height={height} table={table}>
      <AgeBarsChart
        bars={bars.map(({ age, date, value }) => ({
          label: formatAge(age),
          isWhole: Number.isInteger(age),
          name: date === undefined ? ageText(age) : `${ageText(age)}, ${formatDate(date)}`,
          value,
          highlighted: age === highlightAge,
        }))}
        height={height}
        labels={{ title: labels.title, unit: labels.unit, amount: labels.amount }}
      />
    </ChartPicture>
  );
};
