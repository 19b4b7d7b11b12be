import { createContext, lazy, memo, use, useMemo } from 'react';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatRough, formatRoughAmount } from '#kernel/rough-amount.ts';
import { ChartPicture, type PictureLabels } from './ChartPicture.tsx';
import { localDay } from './charts/local-day.ts';
import { DataTable, type DataColumn } from './DataTable.tsx';

const CurveChart = lazy(async () => ({ default: (await import('./charts/CurveChart.tsx')).CurveChart }));

/** A day of a {@link SavingsBand}: CHF, null where a projection has ended. */
export type BandDay = {
  readonly date: IsoDate;
  /** At low, middle and high interest. */
  readonly low: number | null;
  readonly middle: number | null;
  readonly high: number | null;
  /** What it is compared with, at middle interest. */
  readonly before: number | null;
};

type SavingsBandProps = {
  /** Ascending. */
  days: readonly BandDay[];
  labels: PictureLabels & {
    unit: string;
    date: string;
    low: string;
    middle: string;
    high: string;
    /** The band between low and high interest. */
    area: string;
    before: string;
  };
  /** In CSS pixels. */
  height?: number;
};

const cell = (value: number | null): string => (value === null ? '–' : formatRough(value));

/** What the picture shows; apart from it, so that a slider's move renders only chart or table anew. */
const Days = createContext<readonly BandDay[]>([]);

type PartProps = Required<Pick<SavingsBandProps, 'labels' | 'height'>>;

const Chart = ({ labels, height }: PartProps) => {
  const days = use(Days);
  const end = days.at(-1)?.middle ?? null;
  // One line on the other would look like a third.
  const isCompared = days.some(({ before, middle }) => before !== middle);
  return (
    <CurveChart
      scale="time"
      still
      places={days.map(({ date }) => ({ at: localDay(date), name: formatDate(date) }))}
      lines={[
        {
          key: 'middle',
          name: labels.middle,
          values: days.map(({ middle }) => middle),
          look: 'solid',
          amountText: formatRough,
        },
        ...(isCompared
          ? [
              {
                key: 'before',
                name: labels.before,
                values: days.map(({ before }) => before),
                look: 'dashed',
                isOther: true,
                amountText: formatRough,
              } as const,
            ]
          : []),
      ]}
      band={{ name: labels.area, low: days.map(({ low }) => low), high: days.map(({ high }) => high) }}
      end={end === null ? undefined : formatRoughAmount(end)}
      height={height}
      labels={labels}
    />
  );
};

const DaysTable = ({ labels, height }: PartProps) => {
  const columns = useMemo<readonly DataColumn[]>(
    () => [
      { key: 'date', header: labels.date },
      { key: 'before', header: labels.before, align: 'end', secondary: true },
      { key: 'low', header: labels.low, align: 'end', secondary: true },
      { key: 'middle', header: labels.middle, align: 'end' },
      { key: 'high', header: labels.high, align: 'end', secondary: true },
    ],
    [labels],
  );
  return (
    <DataTable
      maxHeight={height}
      caption={labels.title}
      columns={columns}
      rows={use(Days).map(({ date, before, low, middle, high }) => ({
        key: date,
        cells: [formatDate(date), cell(before), cell(low), cell(middle), cell(high)],
      }))}
    />
  );
};

const Picture = memo((part: PartProps) => (
  <ChartPicture labels={part.labels} height={part.height} table={<DaysTable {...part} />}>
    <Chart {...part} />
  </ChartPicture>
));

/**
 * Projected savings in a band of interest rates next to those without the changes, as a chart or as a table. Keep the
 * labels' identity while a slider moves.
 */
export const SavingsBand = ({ days, labels, height = 320 }: SavingsBandProps) =>
  days.length < 2 ? null : (
    <Days value={days}>
      <Picture labels={labels} height={height} />
    </Days>
  );
