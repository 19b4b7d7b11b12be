import type { IsoDate } from '#kernel/date.ts';
import type { Projection } from './age-points.ts';

/** A course on which nothing moves: an amount in CHF, between two days or, if those are unknown, between two ages. */
export type SteadyCourse = { readonly amount: number } & (
  | { readonly by: 'date'; readonly from: IsoDate; readonly until: IsoDate }
  | { readonly by: 'age'; readonly from: number; readonly until: number }
);

/** What there is to say in place of a curve on which nothing moves; null for any other. */
export const steadyCourse = ({ points }: Projection): SteadyCourse | null => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  if (points.some(({ value }) => value !== first.value)) return null;
  const amount = first.value;
  if (first.date !== undefined && last.date !== undefined)
    return { amount, by: 'date', from: first.date, until: last.date };
  return 'age' in first && 'age' in last ? { amount, by: 'age', from: first.age, until: last.age } : null;
};
