import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import type { AgedValue, DatedValue } from '#contract/dashboard.ts';
import { formatAge, levelFrom, projectionOf, reachesAge, type AgePoint } from '#domain/age-points.ts';
import { addYears } from '#kernel/calendar.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { pointName, type AgePictureProps } from './age-picture.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { localDay } from './charts/local-day.ts';
import { DataTable } from './DataTable.tsx';

const CurveChart = lazy(async () => ({ default: (await import('./charts/CurveChart.tsx')).CurveChart }));

type AgeCurveProps = AgePictureProps & {
  /** As the provider sends them, by age or by date, in any order. */
  points: readonly (AgedValue | DatedValue)[] | null | undefined;
  /** What is written at the first point, and where the curve becomes level; by age only. */
  notes?: { first: (point: AgePoint) => string; level: (point: AgePoint) => string } | undefined;
  /** The age from which nothing is to be had, with its label; drawn if the curve reaches it. */
  limit?: { age: number | null | undefined; label: string } | undefined;
};

/**
 * Points that end with nothing at the limit: what is to be had at an age is to be had until the day before, which a curve
 * that ends with the last birthday wouldn't show.
 */
const untilLimit = (points: readonly AgePoint[], limit: number | null | undefined): readonly AgePoint[] => {
  const last = points.at(-1);
  if (last === undefined || typeof limit !== 'number' || last.value === 0) return points;
  const years = limit - last.age;
  if (years <= 0 || years > 1) return points;
  const date = last.date === undefined || years < 1 ? {} : { date: addYears(last.date, 1) };
  return [...points, { age: limit, value: 0, ...date }];
};

/** What is written at a curve's first point, and at the one from which it stays level; not at an age with months. */
const labelled = (points: readonly AgePoint[], notes: AgeCurveProps['notes']) => {
  if (notes === undefined) return [];
  const level = levelFrom(points);
  return points.flatMap((point, index) => {
    const { age, value } = point;
    if (value === 0 || !Number.isInteger(age) || (index > 0 && index !== level)) return [];
    const text = index === 0 ? notes.first(point) : notes.level(point);
    return [{ key: String(age), index, text, weight: index, isLabel: true }];
  });
};

/** Limits by age, or by date if the provider sends no ages, as a curve or a table. */
export const AgeCurve = ({
  points: given,
  labels,
  ageText,
  ageLabel = formatAge,
  limit,
  notes,
  height = 300,
  empty = null,
}: AgeCurveProps) => {
  const known = projectionOf(given);
  const projection = known.by === 'age' ? { ...known, points: untilLimit(known.points, limit?.age) } : known;
  if (projection.points.length === 0) return empty;
  const aged = projection.by === 'age' ? projection.points : [];
  const withDates = projection.by === 'date' || aged.some(({ date }) => date !== undefined);
  const rowOf = ({ age, date, value }: Partial<AgePoint> & { value: number }) => ({
    key: String(age ?? date),
    cells: [...(age === undefined ? [] : [ageLabel(age)]), ...(withDates ? [formatDate(date)] : []), formatChf(value)],
  });
  /** Whether the curve says by its mark alone what a row of the table doesn't. */
  const isOnlyMarked =
    typeof limit?.age === 'number' && reachesAge(projection, limit.age) && !aged.some(({ age }) => age === limit.age);
  const table = (
    <>
      <DataTable
        maxHeight={height}
        caption={labels.title}
        columns={[
          ...(projection.by === 'age' ? [{ key: 'age', header: labels.age }] : []),
          ...(withDates ? [{ key: 'date', header: labels.date }] : []),
          { key: 'amount', header: labels.amount, align: 'end' as const },
        ]}
        rows={projection.points.map(rowOf)}
      />
      {isOnlyMarked ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {limit.label}
        </Typography>
      ) : null}
    </>
  );
  // A single point makes no line.
  if (projection.points.length === 1) return table;
  const places =
    projection.by === 'age'
      ? projection.points.map((point) => ({ at: point.age, name: pointName(point, ageText) }))
      : projection.points.map(({ date }) => ({ at: localDay(date), name: formatDate(date) }));
  return (
    <ChartPicture labels={labels} height={height} table={table}>
      <CurveChart
        scale={projection.by === 'age' ? 'age' : 'time'}
        places={places}
        lines={[
          {
            key: 'limit',
            values: projection.points.map(({ value }) => value),
            look: 'solid',
            isArea: true,
            isLimit: true,
            amountText: formatChf,
          },
        ]}
        height={height}
        events={labelled(aged, notes)}
        mark={
          projection.by === 'age' && typeof limit?.age === 'number' ? { at: limit.age, label: limit.label } : undefined
        }
        labels={projection.by === 'age' ? { ...labels, hint: labels.hintOfAge ?? labels.hint } : labels}
      />
    </ChartPicture>
  );
};
