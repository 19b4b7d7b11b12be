import type { Locale } from '#kernel/locale.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { countryName } from '#server/model/countries.ts';

const filled = (line: string | undefined): string[] => (line === undefined || line.trim() === '' ? [] : [line.trim()]);

/**
 * A person's address as lines for an envelope's window; null if the fund knows no deliverable address. Abroad, the
 * country follows in capitals, in the letter's language.
 */
export const postalLines = (record: MemberRecord, locale: Locale): readonly string[] | null => {
  const { address } = record;
  if (address === undefined || filled(address.zipCode).length === 0 || filled(address.city).length === 0) return null;
  const street = [...filled(address.addressRow2), ...filled(address.addressRow1)];
  if (street.length === 0) return null;
  const { countryCode } = address;
  return [
    `${record.firstname} ${record.lastname}`,
    ...street,
    `${address.zipCode} ${address.city}`,
    ...(countryCode === 'CH' || countryCode === 'LI'
      ? []
      : [countryName(countryCode, locale).toLocaleUpperCase(locale)]),
  ];
};
