import { randomBytes, randomInt } from 'node:crypto';

/** Source of secrets; tests may replace it. */
export type Random = {
  /** 256 random bits as 43 URL-safe characters. */
  readonly token: () => string;
  /** Random decimal digits, with leading zeros and all values equally likely. */
  readonly digits: (count: number) => string;
  /** Random characters of an alphabet, all equally likely. */
  readonly characters: (alphabet: string, count: number) => string;
};

/** The operating system's generator. */
export const secureRandom: Random = {
  token: () => randomBytes(32).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => String(randomInt(10))).join(''),
  characters: (alphabet, count) =>
    Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
};
