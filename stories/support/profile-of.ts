import { profileSchema, type Profile } from '#contract/profile.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { profileOf as providersProfileOf } from '#server/areas/profile/profile-answer.ts';
import { readWire } from '#tests/support/read-wire.ts';
import type { Axes, Person } from './axes.ts';

/** Every change of the profile allowed, so that each dialog can be shown. */
const everyChange = {
  disableAddressChange: false,
  disableCivilStatusChange: false,
  disableEmailChange: false,
  disableMobileNumberChange: false,
} as const;

/** A person's profile, rendered by the provider's own function, with nothing pending or disabled. */
export const profileOf = ({ language }: Axes, person: Person): Profile =>
  person === null
    ? readWire(profileSchema, { personalInformation: {}, loginData: {}, address: {} })
    : {
        ...providersProfileOf({
          record: { ...person, readOnlyProfile: false },
          account: {
            email_address: person.emailAddress ?? '',
            recovery_address: null,
            mobile_number: person.mobileNumber ?? '',
          },
          isViewed: false,
          ableToImpersonate: false,
          settings: { ...everyChange, configurations: {} },
          locale: language,
        }),
        versions: { address: 'story-1', civilStatus: 'story-1' },
      };

/** The fund's settings with every change of the profile allowed. */
export const allowEveryChange = (settings: GlobalSettings): GlobalSettings => ({
  ...settings,
  ...everyChange,
  configurations: { ...settings.configurations, hideCivilStatusEditing: false },
});
