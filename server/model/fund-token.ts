import type { Random } from '#server/kernel/random.ts';

/**
 * A secret that begins with its fund's code, so that even looking it up happens behind the wall of that fund. The code is no
 * secret.
 */
export const fundToken = (tenant: string, random: Random): string => `${tenant}.${random.token()}`;

/** The fund of such a secret; null for any other text. */
export const fundOfToken = (token: string): string | null => /^([a-z][a-z0-9-]*)\.[\w-]{20,}$/.exec(token)?.[1] ?? null;
