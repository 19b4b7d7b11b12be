import * as z from 'zod/mini';
import { dayOf, type IsoDate } from '#kernel/date.ts';

/** A text that is always sent; null means that there is none. */
export const text = z.nullable(z.string());

/** A text that everybody has; readers treat a missing one as empty. */
export const line = z._default(z.string(), '');

/** A number that is always sent; null means that it is unknown or doesn't apply. */
export const amount = z.nullable(z.number());

/** An optional field; missing and null mean the same. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** A list that is always sent; readers treat a missing one as empty. */
export const list = <S extends z.ZodMiniType>(entry: S) => z._default(z.array(entry), []);

/** A flag that is always sent; readers treat a missing one as false. */
export const flag = z._default(z.boolean(), false);

const sentDay = z.string().register(z.globalRegistry, { format: 'date' });
const isoDay = z.custom<IsoDate>((value) => typeof value === 'string' && value.length === 10 && dayOf(value) !== null);

/** The part of a date that says the day; others also send a time. */
const withoutTime = (date: string): IsoDate => date.slice(0, 10);

/** A calendar day, ISO `YYYY-MM-DD`. */
export const day = z.codec(sentDay, isoDay, { decode: withoutTime, encode: (date) => date });

/** A day that is always sent; null means that it is unknown or doesn't apply, as do a blank and year 0001 of others. */
export const knownDay = z.codec(z.nullable(sentDay), z.nullable(isoDay), {
  decode: (date) => (date === null || /^(?:0001-|\s*$)/.test(date) ? null : withoutTime(date)),
  encode: (date) => date,
});

/**
 * A birth date; in year 0001 if the fund doesn't know it or a provider hides it by a mask (`**.**.****`), null for a
 * blank.
 */
export const birthDay = z.codec(z.nullable(sentDay), z.nullable(isoDay), {
  decode: (date) => {
    if (date === null || date.trim() === '') return null;
    return /^\d/.test(date) ? withoutTime(date) : '0001-01-01';
  },
  encode: (date) => date,
});

/** A whole number of something that can be counted, such as seconds or tries; z.int weighs half a kilobyte more. */
export const wholeNumber = z
  .number()
  .check(z.refine((count) => Number.isInteger(count) && count >= 0))
  .register(z.globalRegistry, { type: 'integer', minimum: 0 });
