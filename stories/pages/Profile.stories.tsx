import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '#contract/endpoints.ts';
import type { Profile } from '#contract/profile.ts';
import { switchedOffAtom } from '#pages/profile/atoms.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { allowEveryChange, profileOf } from '../support/profile-of.ts';
import { answer, refuse, silence, unreachable } from '../support/story-provider.ts';

/** What the fund knows of the member, what may be changed, and which changes are pending. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Profile/Page',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'profile', settings: allowEveryChange },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** A complete profile with the story's changes. */
const differing =
  (change: (whole: Profile) => Partial<Profile>): NonNullable<PortalStoryProps['answers']> =>
  (axes, person) => {
    const whole = profileOf(axes, person);
    return { profile: answer(endpoints.profile, { ...whole, ...change(whole) }) };
  };

/** Everything is known and can be changed. */
export const EverythingChangeable: Story = {};

/** The fund's own settings: what it has disabled can't be changed. */
export const AsTheFundAllows: Story = { args: { settings: (ofFund) => ofFund } };

/** The profile is read-only. */
export const ReadOnlyProfile: Story = { args: { answers: differing(() => ({ isUserProfileReadOnly: true })) } };

/** A change of address is pending. */
export const PendingAddress: Story = {
  args: {
    answers: differing(() => ({
      pendingAddress: {
        addressRow1: 'Seeweg 9',
        addressRow2: 'c/o Bachmann',
        zipCode: '8001',
        city: 'Zürich',
        country: 'Schweiz',
        countryCode: 'CH',
        requestedOn: '2026-11-19',
      },
    })),
  },
};

/** A change of civil status is pending. */
export const PendingCivilStatus: Story = {
  args: {
    answers: differing(() => ({
      pendingCivilStatus: { status: 3, statusName: 'Geschieden', requestedOn: '2026-11-19' },
    })),
  },
};

/** E-mail address, recovery address and mobile number are waiting for their codes. */
export const CodesAwaited: Story = {
  args: {
    answers: differing(() => ({
      pendingLoginData: {
        emailAddress: { newValue: 'neu@example.net', confirmationToken: 'story-1', expiresAt: null },
        restoreEmailAddress: { newValue: 'zweite@example.net', confirmationToken: 'story-2', expiresAt: null },
        mobileNumber: { newValue: '+41790000099', confirmationToken: 'story-3', expiresAt: null },
      },
    })),
  },
};

/** Only the name is known: the birth date is masked, empty lines are omitted. */
export const LittleKnown: Story = {
  args: {
    answers: differing(({ personalInformation }) => ({
      personalInformation: { ...personalInformation, birthDate: '0001-01-01', civilStatusName: null },
      loginData: { emailAddress: 'a@b.ch' },
      address: { addressRow1: '', city: '' },
    })),
  },
};

/** Very long names, a right-to-left script, and an emoji. */
export const LongAndForeignNames: Story = {
  args: {
    answers: differing((whole) => ({
      personalInformation: {
        ...whole.personalInformation,
        firstname: 'شيرين فاطمة الزهراء 🌷',
        lastname: 'Wolfeschlegelsteinhausenbergerdorff-Freifrau von und zu Donaudampfschifffahrtsgesellschaft',
      },
      loginData: {
        emailAddress: 'wolfeschlegelsteinhausenbergerdorff.von.donaudampfschifffahrt@sehr-langer-name.example.org',
        restoreEmailAddress: 'שירין@דוגמה.example',
        mobileNumber: '+41790000099',
      },
      address: {
        ...whole.address,
        addressRow1: 'Obere Untermühlegasse hinter der alten Spinnerei 127b, Hinterhaus, vierter Stock links',
        addressRow2: 'c/o Verein für Landschaftspflege 🌲🏡',
      },
    })),
  },
};

/** Personal data are hidden. */
export const Anonymised: Story = {
  args: {
    query: 'anonymize=true',
    answers: differing(({ personalInformation: { civilStatusCode, civilStatusName } }) => ({
      personalInformation: { civilStatusCode, civilStatusName },
      loginData: {},
      address: {},
    })),
  },
};

/** The profile is loading. */
export const StillLoading: Story = { args: { answers: () => ({ profile: silence }) } };

/** The profile fails to load: the page says so and offers a retry. */
export const ProviderUnreachable: Story = { args: { answers: () => ({ profile: unreachable }) } };

/** The provider answers that it is unavailable. */
export const ProviderUnavailable: Story = {
  args: { answers: () => ({ profile: refuse(503, 'err_unavailable', 'Der Dienst ist gerade nicht erreichbar.') }) },
};

/** The address of a disabled dialog. */
export const DialogSwitchedOff: Story = {
  args: {
    answers: differing(() => ({ disableAddressChange: true })),
    prepare: ({ store }) => {
      store.set(switchedOffAtom, 'address');
    },
  },
};
