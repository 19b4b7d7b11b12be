import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';

/** A calendar day, `YYYY-MM-DD`, that really exists. */
export const isoDateSchema = z.iso.date('a real calendar day as YYYY-MM-DD is expected');

/** Whether a number has at most so many decimals, within the error of doubles. */
const hasDecimals =
  (most: number) =>
  (value: number): boolean => {
    const shifted = value * 10 ** most;
    return Math.abs(shifted - Math.round(shifted)) < 1e-6;
  };

/** Whether values rise strictly from one to the next. */
export const rises = (values: readonly number[] | readonly string[]): boolean =>
  values.slice(1).every((value, index) => value > (values[index] ?? value));

/** Whether no value occurs twice. */
export const areUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** An amount in CHF with at most two decimals, not negative: `80000`, `1250.50`. */
export const chfSchema = z
  .number('an amount in CHF is expected')
  .check(
    z.minimum(0, 'an amount must not be negative'),
    z.maximum(1_000_000_000, 'an amount must stay under a thousand million francs'),
    z.refine(hasDecimals(2), 'an amount has at most two decimals'),
  );

/** A rate or share in percent: `5.4` means 5.4 %. At most four decimals. */
export const percentSchema = z
  .number('a rate in percent is expected')
  .check(
    z.minimum(0, 'a rate must not be negative'),
    z.maximum(100, 'a rate must not exceed 100 percent'),
    z.refine(hasDecimals(4), 'a rate has at most four decimals'),
  );

/** An age in whole years. */
export const ageSchema = z
  .int('an age in whole years is expected')
  .check(z.minimum(0, 'an age must not be negative'), z.maximum(120, 'an age must not exceed 120'));

/** One sentence for all languages, or one per language. */
export const sentenceSchema = z.union([
  z.string('a sentence is expected').check(z.minLength(1)),
  z.partialRecord(localeSchema, z.string().check(z.minLength(1))),
]);
