import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '#contract/endpoints.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { allowEveryChange } from '../support/profile-of.ts';
import { answer, refuse, unreachable } from '../support/story-provider.ts';
import { storyClock } from '../support/story-clock.ts';

/** Asks for a second e-mail address, by which the access can be recovered. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Login/Recovery e-mail',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'login-reminder', settings: allowEveryChange },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const emailAddress = 'sandra.huber@zweite.example';

const waitingForCode: PortalStoryProps['prepare'] = ({ store }) => {
  store.set(loginDataChanges.restoreEmailAddress.flowAtom, {
    step: 'verification',
    kind: 'restoreEmailAddress',
    newValue: emailAddress,
    token: 'story-token',
    resendAt: storyClock.now() + 45_000,
    triesLeft: null,
    validUntil: storyClock.now() + 3_600_000,
    codeLength: 6,
  });
};

const type = (text: string): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox');
    await userEvent.type(field, `${text}{Enter}`);
  };
};

/** A visitor without a session, who may have lost access to their mailbox. */
export const NotLoggedIn: Story = {
  args: { answers: () => ({ userInfo: refuse(401, 'err_unauthorized', 'Bitte melden Sie sich an.') }) },
};

/** Logged in: asks for the address. */
export const AddressAsked: Story = {};

/** The fund lets no e-mail address be changed in the portal. */
export const SwitchedOff: Story = { args: { settings: (ofFund) => ({ ...ofFund, disableEmailChange: true }) } };

/** The provider refuses the address. */
export const AddressRefused: Story = {
  args: {
    answers: () => ({ updateLoginData: refuse(400, 'err_validation', 'Diese Adresse kann nicht verwendet werden.') }),
  },
  play: type(emailAddress),
};

/** The provider is unreachable: the address is kept. */
export const Offline: Story = { args: { answers: () => ({ updateLoginData: unreachable }) }, play: type(emailAddress) };

/** The code was sent to the new address. */
export const CodeAsked: Story = { args: { prepare: waitingForCode } };

/** A wrong code, two tries left. */
export const CodeWrong: Story = {
  args: {
    prepare: waitingForCode,
    answers: () => ({
      confirmEmail: answer(endpoints.confirmEmail, { isSuccessful: false }, { triesLeft: 2 }),
    }),
  },
  play: async (context) => {
    await type('123456')?.(context);
    const field = within(context.canvasElement).getByRole('textbox');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** The address is now in effect. */
export const Registered: Story = {
  args: {
    prepare: ({ store }) => {
      store.set(loginDataChanges.restoreEmailAddress.flowAtom, {
        step: 'confirmed',
        kind: 'restoreEmailAddress',
        newValue: emailAddress,
      });
    },
  },
};
