import type { Profile } from '#contract/profile.ts';
import type { Locale } from '#kernel/locale.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { countryName } from '#server/model/countries.ts';
import { civilStatusName } from '#server/model/texts/civil-status.ts';
import { isDisabled, type ChangeSwitches } from './disabled-changes.ts';

/** What a profile is made from. */
type ProfileSource = {
  readonly record: Pick<
    MemberRecord,
    'firstname' | 'lastname' | 'birthDate' | 'ahvNumber' | 'sex' | 'civilStatus' | 'address' | 'readOnlyProfile'
  >;
  readonly account: {
    readonly email_address: string;
    readonly recovery_address: string | null;
    readonly mobile_number: string;
  };
  /** Whether support staff view the profile, who may not change it. */
  readonly isViewed: boolean;
  /** Whether whoever looks is support staff. */
  readonly ableToImpersonate: boolean;
  readonly settings: ChangeSwitches;
  readonly locale: Locale;
};

const flagsOf = ({ record, settings, isViewed, ableToImpersonate }: ProfileSource) => ({
  isUserProfileReadOnly: record.readOnlyProfile || isViewed,
  disableAddressChange: isDisabled('address', settings),
  disableCivilStatusChange: isDisabled('civilStatus', settings),
  disableEmailChange: isDisabled('emailAddress', settings),
  disableMobileNumberChange: isDisabled('mobileNumber', settings),
  ableToImpersonate,
});

const civilStatusOf = ({ record, locale }: ProfileSource) => ({
  civilStatusCode: record.civilStatus.code,
  civilStatusName: civilStatusName(record.civilStatus.code, locale, record.sex),
});

/** A profile with hidden personal data: they are omitted, not blurred, and the rest identifies nobody. */
export const anonymousProfileOf = (source: ProfileSource): Profile => ({
  personalInformation: civilStatusOf(source),
  loginData: {},
  address: {},
  ...flagsOf(source),
});

/** A member's profile with the specification's fields. */
export const profileOf = (source: ProfileSource): Profile => {
  const { record, account, locale } = source;
  const { address } = record;
  return {
    personalInformation: {
      firstname: record.firstname,
      lastname: record.lastname,
      birthDate: record.birthDate,
      ahvNumber: record.ahvNumber,
      ...civilStatusOf(source),
    },
    loginData: {
      emailAddress: account.email_address,
      restoreEmailAddress: account.recovery_address ?? '',
      mobileNumber: account.mobile_number,
    },
    address:
      address === undefined
        ? {}
        : {
            addressRow1: address.addressRow1,
            addressRow2: address.addressRow2 ?? '',
            zipCode: address.zipCode,
            city: address.city,
            country: countryName(address.countryCode, locale),
            countryCode: address.countryCode,
          },
    ...flagsOf(source),
  };
};
