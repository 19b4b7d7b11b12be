import { createContext, lazy, memo, use, useMemo } from 'react';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatAmount, formatSigned } from '#kernel/money.ts';
import { formatRough, roughAmount } from '#kernel/rough-amount.ts';
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
  /** Whether they follow a slider that moves. */
  isMoving?: boolean;
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
  /** The name of the axis's second line, the age in a year, and a day or amount with an age in words; without it no ages. */
  ages?:
    | {
        readonly name: string;
        readonly yearOfBirth: number;
        /** At the end of the savings before and after the changes; null if it is no whole number. */
        readonly atEnd: { readonly before: number | null; readonly middle: number | null };
        readonly dateAtAge: (date: string, age: number) => string;
        readonly amountAtAge: (amount: string, age: number) => string;
      }
    | undefined;
  /** In CSS pixels. */
  height?: number;
};

const wholeAmount = (chf: number): string => formatAmount(chf, 0);

const cell = (value: number | null): string => (value === null ? '–' : formatRough(value));

/** What the picture shows; apart from it, so that a slider's move renders only chart or table anew. */
const Days = createContext<Required<Pick<SavingsBandProps, 'days' | 'isMoving'>>>({ days: [], isMoving: false });

type PartProps = Required<Pick<SavingsBandProps, 'labels' | 'height'>> & Pick<SavingsBandProps, 'ages'>;

/** The part of the axis under which two lines lie on each other. */
const hardlyApart = 1 / 20;

/**
 * What the lines end with, in CHF as it is shown. Where they lie on each other, both are rounded equally finely, and the
 * difference is what is read.
 */
const endsOf = (days: readonly BandDay[]) => {
  const last = (line: 'middle' | 'before') => days.findLast((day) => day[line] !== null)?.[line] ?? null;
  const [middle, before] = [last('middle'), last('before')];
  const highest = Math.max(...days.map(({ high }) => high ?? 0), before ?? 0);
  const end = days.at(-1);
  const isClose =
    middle !== null &&
    before !== null &&
    middle === end?.middle &&
    before === end.before &&
    Math.abs(middle - before) <= hardlyApart * highest;
  if (!isClose) return { middle: middle && roughAmount(middle), before: before && roughAmount(before), difference: 0 };
  const shown = { middle: roughAmount(middle, before), before: roughAmount(before, middle) };
  return { ...shown, difference: shown.middle - shown.before };
};

const Chart = ({ labels, height, ages }: PartProps) => {
  const { days, isMoving } = use(Days);
  const ends = endsOf(days);
  /** What a line ends with, and at what age. */
  const endOf = (line: 'middle' | 'before'): string | undefined => {
    const amount = ends[line];
    const age = ages?.atEnd[line] ?? null;
    if (amount === null) return undefined;
    const text = wholeAmount(amount);
    return ages === undefined || age === null ? text : ages.amountAtAge(text, age);
  };
  const difference = ends.difference === 0 ? '' : formatSigned(ends.difference, wholeAmount);
  const dates = days.map(({ date }) => date).join(' ');
  // Most moves leave the days as they are.
  const places = useMemo(
    () =>
      dates.split(' ').map((date) => ({
        at: localDay(date),
        name:
          ages !== undefined && date.endsWith('-12-31')
            ? ages.dateAtAge(formatDate(date), Number(date.slice(0, 4)) - ages.yearOfBirth)
            : formatDate(date),
      })),
    [dates, ages],
  );
  // One line on the other would look like a third.
  const isCompared = days.some(({ before, middle }) => before !== middle);
  return (
    <CurveChart
      scale="time"
      follows
      isMoving={isMoving}
      places={places}
      lines={[
        {
          key: 'middle',
          name: labels.middle,
          values: days.map(({ middle }) => middle),
          look: 'solid',
          amountText: formatRough,
          end: [endOf('middle'), difference].filter(Boolean).join('\n') || undefined,
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
                end: endOf('before'),
              } as const,
            ]
          : []),
      ]}
      band={{ name: labels.area, low: days.map(({ low }) => low), high: days.map(({ high }) => high) }}
      ages={ages && { name: ages.name, inYear: (year) => year - ages.yearOfBirth }}
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
      rows={use(Days).days.map(({ date, before, low, middle, high }) => ({
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
 * identity of labels and ages while a slider moves.
 */
export const SavingsBand = ({ days, isMoving = false, labels, ages, height = 320 }: SavingsBandProps) =>
  days.length < 2 ? null : (
    <Days value={{ days, isMoving }}>
      <Picture labels={labels} ages={ages} height={height} />
    </Days>
  );
