/** The lines of an address as sent. */
type Address = {
  readonly [Line in 'addressRow1' | 'addressRow2' | 'zipCode' | 'city' | 'country']?: string | null | undefined;
};

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
