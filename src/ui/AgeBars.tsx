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
  /** The age whose bar is highlighted and labelled with its amount. */
  highlightAge: number;
  labels: PictureLabels & {
    /** Unit of the axis: thousands of CHF, a month or a year. */
    unit: string;
    /** Columns of the table. */
    age: string;
    date: string;
    amount: string;
  };
  /** An age (in years) in words, announced with its bar: "at 65", "at 64 years and 6 months". */
  ageText: (age: number) => string;
  /** An age (in years) in the table, instead of a number like `64.5`. */
  ageLabel?: (age: number) => string;
  /** In CSS pixels. */
  height?: number;
  /** Shown if there are no points. */
  empty?: ReactNode;
};

/** Amounts by age as bars, one of them highlighted, or as a table. */
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
