import type { Profile } from '#contract/profile.ts';

type Address = Partial<Profile['address']>;

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');

/** Postcode and city on one line; empty if neither is known. */
export const placeLine = ({ zipCode, city }: Address): string => joined([zipCode, city]);

/** An address as on a letter, without empty lines. */
export const addressLines = (address: Address): string[] =>
  [joined([address.addressRow1]), joined([address.addressRow2]), placeLine(address), joined([address.country])].filter(
    (line) => line !== '',
  );
