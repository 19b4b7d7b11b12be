import { randomBytes, randomInt } from 'node:crypto';

/** Where secrets come from; a test may give its own. */
export type Random = {
  /** 256 random bits as 43 characters that are safe in addresses. */
  readonly token: () => string;
  /** So many random decimal digits, leading zeros kept, every value equally likely. */
  readonly digits: (count: number) => string;
  /** So many random characters of an alphabet, every one equally likely. */
  readonly characters: (alphabet: string, count: number) => string;
};

/** The operating system's generator. */
export const secureRandom: Random = {
  token: () => randomBytes(32).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => String(randomInt(10))).join(''),
  characters: (alphabet, count) =>
    Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
};
