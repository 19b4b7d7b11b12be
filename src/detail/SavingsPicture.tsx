import { lazy, useMemo, type ReactNode } from 'react';
import { isDrawn, yearRows } from '#domain/curve.ts';
import type { Savings } from '#domain/savings.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { ChartPicture } from '#ui/ChartPicture.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { LazyPicture } from '#ui/LazyPicture.tsx';
import type { SavingsLabels } from './savings-labels.ts';

const SavingsChart = lazy(async () => ({ default: (await import('./SavingsChart.tsx')).SavingsChart }));
const MovementsTable = lazy(async () => ({ default: (await import('./MovementsTable.tsx')).MovementsTable }));

type SavingsPictureProps = {
  savings: Pick<Savings, 'curve' | 'movements' | 'band' | 'yearOfBirth' | 'ageAtEnd'>;
  labels: SavingsLabels;
  /** In CSS pixels. */
  height?: number;
  /** Shown if there are too few points for a curve. */
  empty?: ReactNode;
};

/**
 * The savings over the years, as a curve (past solid, projection dashed in its band, today and movements marked) or as a
 * table with one row per year and movement.
 */
export const SavingsPicture = ({ savings, labels, height = 320, empty = null }: SavingsPictureProps) => {
  const { curve, movements } = savings;
  const rows = useMemo(
    () => yearRows(curve).map((row) => ({ ...row, kind: row.projected ? labels.future : labels.past })),
    [curve, labels],
  );
  if (!isDrawn(curve)) return empty;
  const frame = {
    maxHeight: height,
    caption: labels.title,
    columns: [
      { key: 'date', header: labels.date },
      { key: 'kind', header: labels.kind, secondary: true },
      { key: 'amount', header: labels.amount, align: 'end' as const },
    ],
  };
  const plain = (
    <DataTable
      {...frame}
      rows={rows.map(({ date, value, kind }) => ({
        key: date,
        group: kind,
        cells: [formatDate(date), kind, formatChf(value)],
      }))}
    />
  );
  const table =
    movements.length === 0 ? (
      plain
    ) : (
      <LazyPicture height={height} fallback={plain}>
        <MovementsTable {...frame} rows={rows} savings={savings} />
      </LazyPicture>
    );
  return (
    <ChartPicture labels={labels} height={height} table={table} fallback={plain}>
      <SavingsChart savings={savings} height={height} labels={labels} />
    </ChartPicture>
  );
};
