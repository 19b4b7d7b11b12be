import * as z from 'zod/mini';
import { HIGHEST_ACTIVITY_RATE } from '#kernel/activity-rate.ts';
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

type Bounds = { readonly minimum?: number; readonly maximum?: number };

/** A number within bounds, which the JSON schemas state too; zod's own checks of numbers would weigh on every first load. */
const within = (schema: z.ZodMiniNumber, bounds: Bounds, message: string): z.ZodMiniNumber =>
  schema
    .check(z.refine((value) => value >= (bounds.minimum ?? value) && value <= (bounds.maximum ?? value), message))
    .register(z.globalRegistry, bounds);

export const atLeast = (schema: z.ZodMiniNumber, minimum: number, message: string) =>
  within(schema, { minimum }, message);
export const atMost = (schema: z.ZodMiniNumber, maximum: number, message: string) =>
  within(schema, { maximum }, message);

/** A number from `minimum` to `maximum`. */
export const numberFrom = (
  minimum: number,
  maximum: number,
  message = `a number from ${minimum} to ${maximum} is expected`,
) => within(z.number(message), { minimum, maximum }, message);

/** A whole number from `minimum` to `maximum`. */
export const wholeFrom = (
  minimum: number,
  maximum: number,
  message = `a whole number from ${minimum} to ${maximum} is expected`,
) =>
  within(z.number(message), { minimum, maximum }, message)
    .check(z.refine(Number.isInteger, message))
    .register(z.globalRegistry, { type: 'integer' });

/** An amount in CHF with at most two decimals, not negative: `80000`, `1250.50`. */
export const chfSchema = numberFrom(0, 1_000_000_000, 'an amount from CHF 0 to a thousand million is expected').check(
  z.refine(hasDecimals(2), 'an amount has at most two decimals'),
);

/** A rate or share in percent: `5.4` means 5.4 %. At most four decimals. */
export const percentSchema = numberFrom(0, 100, 'a rate from 0 to 100 percent is expected').check(
  z.refine(hasDecimals(4), 'a rate has at most four decimals'),
);

/** A degree of employment in percent of full-time. */
export const activityRateSchema = numberFrom(
  0,
  HIGHEST_ACTIVITY_RATE,
  `a degree of employment from 0 to ${HIGHEST_ACTIVITY_RATE} percent is expected`,
).check(z.refine(hasDecimals(4), 'a rate has at most four decimals'));

/** An age in whole years. */
export const ageSchema = wholeFrom(0, 120, 'an age from 0 to 120 whole years is expected');

/** One sentence for all languages, or one per language. */
export const sentenceSchema = z.union([
  z.string('a sentence is expected').check(z.minLength(1)),
  z.partialRecord(localeSchema, z.string().check(z.minLength(1))),
]);
