import { useMemo } from 'react';
import { sinceArrival, type Savings } from '#domain/savings.ts';
import { dayBefore } from '#kernel/calendar.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { CurveChart } from '#ui/charts/CurveChart.tsx';
import { localDay } from '#ui/charts/local-day.ts';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { useChartWords } from './chart-words.ts';
import type { SavingsLabels } from './savings-labels.ts';

type SavingsChartProps = {
  savings: Pick<Savings, 'curve' | 'movements' | 'band' | 'yearOfBirth' | 'ageAtEnd'>;
  /** In CSS pixels. */
  height: number;
  labels: SavingsLabels;
};

/** The curve of the savings. Loaded separately, and shown with its words. */
export const SavingsChart = ({ savings, height, labels }: SavingsChartProps) => {
  const { curve: all, movements, band, yearOfBirth, ageAtEnd } = savings;
  const words = useChartWords();
  const curve = useMemo(() => ({ past: sinceArrival(all.past, movements), future: all.future }), [all, movements]);
  const points = useMemo(() => [...curve.past, ...curve.future], [curve]);
  if (words === null) return <SkeletonBlock height={height} />;
  const turn = curve.past.length - 1;
  const today = curve.past.at(-1);
  const last = points.length - 1;
  // A half year is no age that one reads at a point.
  const endsAt = ageAtEnd !== null && Number.isInteger(ageAtEnd) && curve.future.length > 0 ? ageAtEnd : null;
  /** Within a year the age depends on the birthday. */
  const ageOn = (date: string, at: number): number | null => {
    if (at === last && endsAt !== null) return endsAt;
    return yearOfBirth !== null && date.endsWith('-12-31') ? Number(date.slice(0, 4)) - yearOfBirth : null;
  };
  const nameOf = (date: string, at: number): string => {
    const age = ageOn(date, at);
    return age === null ? formatDate(date) : words.dateAtAge(formatDate(date), age);
  };
  const bandOn = new Map(band?.points.map((point) => [point.date, point]));
  const edge = (name: 'low' | 'high') =>
    points.map(({ date, value }, at) => (at === turn ? value : at > turn ? (bandOn.get(date)?.[name] ?? null) : null));
  const index = new Map(points.map(({ date }, at) => [date, at]));
  const end = points[last];
  const asides = new Set(movements.flatMap(({ date }) => [date, dayBefore(date)]));
  return (
    <CurveChart
      scale="time"
      places={points.map(({ date }, at) => ({
        at: localDay(date),
        name: nameOf(date, at),
        isAside: asides.has(date) && at !== turn && at !== last,
      }))}
      lines={[
        {
          key: 'past',
          name: curve.past.length > 1 ? labels.past : undefined,
          values: points.map(({ value }, at) => (at <= turn ? value : null)),
          look: 'solid',
          // Beside a band an area would look like its beginning.
          isArea: band === null,
          amountText: formatChf,
        },
        {
          key: 'future',
          name: curve.future.length > 0 ? labels.future : undefined,
          values: points.map(({ value }, at) => (at >= turn && curve.future.length > 0 ? value : null)),
          look: 'dashed',
          amountText: formatRough,
          end: curve.future.length === 0 || end === undefined ? undefined : words.end(end.value, endsAt),
        },
      ]}
      band={
        band === null
          ? undefined
          : { name: words.band(band.lowPercent, band.highPercent), low: edge('low'), high: edge('high') }
      }
      events={movements.flatMap((movement, at) => {
        const place = index.get(movement.date);
        return place === undefined
          ? []
          : [{ key: `${at}`, index: place, text: words.movement(movement), weight: Math.abs(movement.amount) }];
      })}
      ages={yearOfBirth === null ? undefined : { name: words.age, inYear: (year) => year - yearOfBirth }}
      mark={today && { at: localDay(today.date), label: labels.today }}
      height={height}
      labels={labels}
    />
  );
};
