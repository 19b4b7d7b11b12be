import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '#contract/endpoints.ts';
import type { LoginDataKind } from '#domain/login-data-flow.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { allowEveryChange, profileOf } from '../support/profile-of.ts';
import { tooMany } from '../support/login-steps.ts';
import { answer, refuse, silence, unreachable } from '../support/story-provider.ts';
import { storyClock } from '../support/story-clock.ts';

/** The dialogs by which a member changes e-mail, phone, address and civil status. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Profile/Dialogs',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'profile-email', settings: allowEveryChange },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const newValues = {
  emailAddress: 'sandra.neu@example.net',
  restoreEmailAddress: 'sandra@zweite.example',
  mobileNumber: '+41790000099',
} as const;

/** The flow's state after a code was sent. */
const codeSent =
  (kind: LoginDataKind, secondsAgo = 15): NonNullable<PortalStoryProps['prepare']> =>
  ({ store }) => {
    store.set(loginDataChanges[kind].flowAtom, {
      step: 'verification',
      kind,
      newValue: newValues[kind],
      token: 'story-token',
      resendAt: storyClock.now() + (60 - secondsAgo) * 1000,
      triesLeft: null,
      validUntil: storyClock.now() + 3_600_000,
      codeLength: 6,
    });
  };

/** The dialog, which is rendered outside of the story's canvas. */
const dialog = async () => within(await screen.findByRole('dialog'));

const type =
  (text: string): NonNullable<Story['play']> =>
  async () => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox'), text);
  };

/** Asks for the new e-mail address. */
export const EmailAsked: Story = {};

/** An invalid address. */
export const EmailInvalid: Story = {
  play: async () => {
    const field = (await dialog()).getByRole('textbox');
    await userEvent.type(field, 'sandra@');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** The provider refuses the address. */
export const EmailRefused: Story = {
  args: {
    answers: () => ({ updateLoginData: refuse(400, 'err_validation', 'Diese Adresse kann nicht verwendet werden.') }),
  },
  play: type(`${newValues.emailAddress}{Enter}`),
};

/** The code is being sent. */
export const EmailSending: Story = {
  args: { answers: () => ({ updateLoginData: silence }) },
  play: type(`${newValues.emailAddress}{Enter}`),
};

/** The provider is unreachable: the input is kept. */
export const EmailOffline: Story = {
  args: { answers: () => ({ updateLoginData: unreachable }) },
  play: type(`${newValues.emailAddress}{Enter}`),
};

/** Too many codes were requested. */
export const EmailTooOften: Story = {
  args: { answers: () => ({ updateLoginData: tooMany(480) }) },
  play: type(`${newValues.emailAddress}{Enter}`),
};

/** Asks for the code from the mail; the address is masked. */
export const EmailCodeAsked: Story = {
  args: { route: 'profile-email-verification', prepare: codeSent('emailAddress') },
};

/** A wrong code, two tries left. */
export const EmailCodeWrong: Story = {
  args: {
    route: 'profile-email-verification',
    prepare: codeSent('emailAddress'),
    answers: () => ({ confirmEmail: answer(endpoints.confirmEmail, { isSuccessful: false }, { triesLeft: 2 }) }),
  },
  play: type('123456{Enter}'),
};

/** An expired code; a new one can be sent. */
export const EmailCodeExpired: Story = {
  args: {
    route: 'profile-email-verification',
    prepare: codeSent('emailAddress', 3700),
    answers: () => ({ confirmEmail: refuse(400, 'err_validation', 'Dieser Code gilt nicht mehr.') }),
  },
  play: type('123456{Enter}'),
};

/** Asks for the recovery address. */
export const RecoveryAsked: Story = { args: { route: 'profile-recovery' } };

/** Asks for the recovery address's code. */
export const RecoveryCodeAsked: Story = {
  args: { route: 'profile-recovery', prepare: codeSent('restoreEmailAddress', 61) },
};

/** Asks for the new mobile number. */
export const PhoneAsked: Story = { args: { route: 'profile-phone' } };

/** A number that can't receive SMS. */
export const PhoneInvalid: Story = {
  args: { route: 'profile-phone' },
  play: async () => {
    const field = (await dialog()).getByRole('textbox');
    await userEvent.type(field, '079 12');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Asks for the code from the SMS; the number is masked. */
export const PhoneCodeAsked: Story = {
  args: { route: 'profile-phone-verification', prepare: codeSent('mobileNumber') },
};

/** The address on record, to be changed. */
export const AddressAsked: Story = { args: { route: 'profile-address' } };

/** Missing lines, and an invalid postcode. */
export const AddressIncomplete: Story = {
  args: { route: 'profile-address' },
  play: async () => {
    const [row, , zip] = (await dialog()).getAllByRole('textbox');
    if (row === undefined || zip === undefined) throw new Error('The form has no fields.');
    await userEvent.clear(row);
    await userEvent.clear(zip);
    await userEvent.type(zip, '80012');
    await userEvent.tab();
    await waitFor(() => expect(zip).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** The list of countries fails to load. */
export const CountriesFailed: Story = {
  args: { route: 'profile-address', answers: () => ({ countries: unreachable }) },
};

/** The address was changed in another tab meanwhile. */
export const AddressConflict: Story = {
  args: {
    route: 'profile-address',
    answers: (axes, person) => ({
      profile: answer(endpoints.profile, {
        ...profileOf(axes, person),
        pendingAddress: {
          addressRow1: 'Seeweg 9',
          zipCode: '8001',
          city: 'Zürich',
          country: 'Schweiz',
          countryCode: 'CH',
          requestedOn: '2026-11-21',
        },
      }),
      changeAddress: refuse(409, 'err_conflict', 'Diese Angaben wurden inzwischen geändert.'),
    }),
  },
  play: async () => {
    const [row] = (await dialog()).getAllByRole('textbox');
    if (row === undefined) throw new Error('The form has no fields.');
    await userEvent.clear(row);
    await userEvent.type(row, 'Mein Weg 1{Enter}');
    await expect(await (await dialog()).findByRole('list')).toBeVisible();
  },
};

/** Asks for the civil status. */
export const CivilStatusAsked: Story = { args: { route: 'profile-civil-status' } };

const choose =
  (status: string): NonNullable<Story['play']> =>
  async () => {
    await userEvent.selectOptions((await dialog()).getByRole('combobox'), status);
  };

/** Married: asks for date, spouse and new name. */
export const Married: Story = { args: { route: 'profile-civil-status' }, play: choose('2') };

/** Divorced: asks for date and new name. */
export const Divorced: Story = { args: { route: 'profile-civil-status' }, play: choose('3') };

/** Widowed: asks for nothing else. */
export const Widowed: Story = { args: { route: 'profile-civil-status' }, play: choose('4') };

/** A marriage in the future is refused. */
export const MarriageInTheFuture: Story = {
  args: { route: 'profile-civil-status' },
  play: async (context) => {
    await choose('2')(context);
    const [date] = (await dialog()).getAllByRole('textbox');
    if (date === undefined) throw new Error('The form has no fields.');
    await userEvent.type(date, '1.4.2099');
    await userEvent.tab();
    await waitFor(() => expect(date).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Escape after typing: asks before the input is lost. */
export const EmailLeaving: Story = {
  play: async (context) => {
    await type('sandra@')?.(context);
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    // The dialog fades in.
    await waitFor(() => expect(question).toBeVisible());
  },
};
