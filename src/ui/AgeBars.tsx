import { lazy } from 'react';
import type { AgedValue } from '#contract/dashboard.ts';
import { ageBars, formatAge } from '#domain/age-points.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { pointName, type AgePictureProps } from './age-picture.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { DataTable } from './DataTable.tsx';

const AgeBarsChart = lazy(async () => ({ default: (await import('./charts/bar-charts.ts')).AgeBarsChart }));

type AgeBarsProps = AgePictureProps & {
  /** As the provider sends them, in any order. */
  points: readonly AgedValue[] | null | undefined;
  /** The age whose bar is highlighted and labelled with its amount. */
  highlightAge: number;
  labels: AgePictureProps['labels'] & {
    /** Unit of the axis if all amounts are below CHF 1000; without it, thousands. */
    unitOfSmall?: string;
  };
  /** Whether the bars follow a slider, without animation. */
  still?: boolean;
  /** The amount (CHF) up to which the axis reaches at least, so that one sees bars shrink. */
  top?: number | undefined;
  /** Puts an amount (CHF) into words; to the centime by default. */
  amountText?: (chf: number) => string;
  /** Called with the selected bar, in order of age; null once there is none. Keep its identity between renders. */
  onChosen?: ((index: number | null) => void) | undefined;
};

/** Amounts by age as bars, one of them highlighted, or as a table. */
export const AgeBars = ({
  points,
  highlightAge,
  labels,
  ageText,
  ageLabel = formatAge,
  height = 300,
  empty = null,
  still = false,
  top,
  amountText = formatChf,
  onChosen,
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
          ...(withDates ? [formatDate(date)] : []),
          age === highlightAge ? <strong key="amount">{amountText(value)}</strong> : amountText(value),
        ],
      }))}
    />
  );
  return (
    <ChartPicture labels={labels} height={height} table={table}>
      <AgeBarsChart
        bars={bars.map((point) => ({
          label: formatAge(point.age),
          isWhole: Number.isInteger(point.age),
          name: pointName(point, ageText),
          value: point.value,
          highlighted: point.age === highlightAge,
        }))}
        height={height}
        labels={{ title: labels.title, unit: labels.unit, unitOfSmall: labels.unitOfSmall, hint: labels.hint }}
        still={still}
        top={top}
        amountText={amountText}
        onChosen={onChosen}
      />
    </ChartPicture>
  );
};
