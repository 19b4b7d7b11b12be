import * as z from 'zod/mini';

/** Civil status codes. */
export const civilStatusCodes = {
  unknown: 0,
  single: 1,
  married: 2,
  divorced: 3,
  widowed: 4,
  separated: 5,
  registeredPartnership: 6,
  cohabitation: 7,
  dissolvedPartnership: 8,
} as const;

export type CivilStatusName = keyof typeof civilStatusCodes;
export type CivilStatusCode = (typeof civilStatusCodes)[CivilStatusName];

/** A civil status code as we send it: a number from 0 to 8. */
export const civilStatusCodeSchema = z.literal(
  Object.values(civilStatusCodes),
  'a civil status is a number from 0 to 8',
);

/** The civil statuses of somebody who has a spouse or a registered partner, until a divorce or a dissolution. */
const bound: readonly CivilStatusCode[] = [
  civilStatusCodes.married,
  civilStatusCodes.separated,
  civilStatusCodes.registeredPartnership,
];

/** Whether somebody with a civil status has a spouse or a registered partner, also one who lives apart. */
export const isBound = (code: CivilStatusCode): boolean => bound.includes(code);

/** A civil status code as we accept it: a number, or the number as a string (`2`, `"2"`). */
export const sentCivilStatusCodeSchema = z.pipe(
  z.codec(z.union([z.number(), z.string().check(z.regex(/^\s*\d\s*$/))]), z.number(), {
    decode: Number,
    encode: (code) => code,
  }),
  civilStatusCodeSchema,
);
