import type { Profile } from '#contract/profile.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { countryName } from '#server/model/countries.ts';
import { civilStatusName } from '#server/model/texts/civil-status.ts';
import type { Axes, Person } from './axes.ts';

/** A person's profile as the provider sends it, with nothing pending or disabled. */
export const profileOf = ({ language }: Axes, person: Person): Profile => ({
  personalInformation: {
    firstname: person?.firstname ?? '',
    lastname: person?.lastname ?? '',
    birthDate: person?.birthDate ?? '0001-01-01',
    ahvNumber: person?.ahvNumber ?? '',
    civilStatusCode: person?.civilStatus.code ?? 0,
    civilStatusName: civilStatusName(person?.civilStatus.code ?? 0, language, person?.sex ?? 'female'),
  },
  loginData: {
    emailAddress: person?.emailAddress ?? '',
    restoreEmailAddress: '',
    mobileNumber: person?.mobileNumber ?? '',
  },
  address: {
    ...person?.address,
    country: countryName(person?.address?.countryCode ?? 'CH', language),
  },
  isUserProfileReadOnly: false,
  disableAddressChange: false,
  disableCivilStatusChange: false,
  disableEmailChange: false,
  disableMobileNumberChange: false,
  ableToImpersonate: false,
  versions: { address: 'story-1', civilStatus: 'story-1' },
});

/** The fund's settings with every change of the profile allowed, so that each dialog can be shown. */
export const allowEveryChange = (settings: GlobalSettings): GlobalSettings => ({
  ...settings,
  disableAddressChange: false,
  disableCivilStatusChange: false,
  disableEmailChange: false,
  disableMobileNumberChange: false,
  configurations: { ...settings.configurations, hideCivilStatusEditing: false },
});
