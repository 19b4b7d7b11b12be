import * as z from 'zod/mini';

const sentTime = z.string().register(z.globalRegistry, { format: 'date-time' });
const time = z.custom<Date>((value) => value instanceof Date && !Number.isNaN(value.getTime()));

/** A point in time, ISO. */
export const moment = z.codec(sentTime, time, {
  decode: (sent) => new Date(sent),
  encode: (at) => at.toISOString(),
});

/** A point in time, ISO; null if it is unknown. */
export const knownTime = z.nullable(moment);
