import type { ComponentProps } from 'react';
import { valueOn } from '#domain/curve.ts';
import type { Savings } from '#domain/savings.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { useChartWords } from './chart-words.ts';

type MovementsTableProps = Omit<ComponentProps<typeof DataTable>, 'rows'> & {
  /** One per year. */
  rows: readonly { readonly date: string; readonly value: number; readonly kind: string }[];
  savings: Pick<Savings, 'curve' | 'movements'>;
};

/** The savings by year, and what moved them on its day. Loaded with its words when somebody asks for the table. */
export const MovementsTable = ({ rows, savings: { curve, movements }, ...frame }: MovementsTableProps) => {
  const words = useChartWords();
  if (words === null) return null;
  const moved = movements.flatMap((movement) => {
    const value = valueOn(curve, movement.date);
    return value === null ? [] : [{ date: movement.date, value, kind: words.movement(movement) }];
  });
  const all = [...moved, ...rows].toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <DataTable
      {...frame}
      rows={all.map(({ date, value, kind }, at) => ({
        key: `${at}`,
        group: kind,
        cells: [formatDate(date), kind, formatChf(value)],
      }))}
    />
  );
};
