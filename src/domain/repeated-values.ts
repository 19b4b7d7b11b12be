import type { Quantity, QuantityName } from '#contract/derivation.ts';
import type { SumLine } from './calculation-sum.ts';

/** Values of a step that repeat, such as the rates of one age band after the other. */
export type RepeatedValues = {
  readonly columns: readonly QuantityName[];
  /** One quantity per column. */
  readonly rows: readonly (readonly Quantity[])[];
};

/** The values of a step as a reader takes them in: single ones, those that repeat as a table, and the sum. */
export type StepValues = {
  readonly single: readonly SumLine[];
  readonly repeated: RepeatedValues | null;
  readonly sum: readonly SumLine[];
};

/** The length of the pattern of names that the lines consist of, two times or more; null without one. */
const patternOf = (lines: readonly SumLine[]): number | null => {
  const length = lines.findIndex(({ quantity }, at) => at > 0 && quantity.name === lines[0]?.quantity.name);
  if (length < 2 || lines.length % length !== 0) return null;
  const repeats = lines.every(({ quantity }, at) => quantity.name === lines[at % length]?.quantity.name);
  return repeats ? length : null;
};

/** Whether an amount or a rate is the same in every row, so that it need only be said once. */
const isConstant = (rows: readonly (readonly Quantity[])[], column: number): boolean => {
  const first = rows[0]?.[column];
  return (
    (first?.unit === 'chf' || first?.unit === 'percent') &&
    rows.every((row) => row[column]?.unit === first.unit && row[column].value === first.value)
  );
};

/**
 * Takes the values that repeat out of a step's lines. An amount or a rate that is the same in every row stands once, among
 * the single values.
 */
export const stepValues = (lines: readonly SumLine[]): StepValues => {
  const told = lines.filter(({ sign }) => sign === null);
  const sum = lines.filter(({ sign }) => sign !== null);
  const names = told.map(({ quantity }) => quantity.name);
  const start = names.findIndex((name, at) => names.includes(name, at + 1));
  const rest = start === -1 ? [] : told.slice(start);
  const end = rest.findLastIndex((_, at) => patternOf(rest.slice(0, at + 1)) !== null) + 1;
  const repeating = rest.slice(0, end);
  const length = patternOf(repeating);
  if (length === null) return { single: told, repeated: null, sum };
  const rows = Array.from({ length: end / length }, (_, row) =>
    repeating.slice(row * length, (row + 1) * length).map(({ quantity }) => quantity),
  );
  const isShown = (column: number): boolean => !isConstant(rows, column);
  const shown = rows.map((row) => row.filter((_, column) => isShown(column)));
  const constant = repeating.slice(0, length).filter((_, column) => !isShown(column));
  const columns = shown[0]?.map(({ name }) => name) ?? [];
  if (columns.length < 2) return { single: told, repeated: null, sum };
  return {
    single: [...told.slice(0, start), ...constant, ...rest.slice(end)],
    repeated: { columns, rows: shown },
    sum,
  };
};
