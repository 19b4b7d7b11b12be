import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#contract/endpoints.ts';
import { tooMany } from '../support/login-steps.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { atPhone, phoneTyped, registrationAnswers, smsSent } from '../support/registration-steps.ts';
import { answer, refuse, silence, unreachable, type Answer } from '../support/story-provider.ts';

const justSent = smsSent(15);
const sentLongAgo = smsSent(61);
const typedWrong = smsSent(15, { smsCode: '123456' });

/** The middle of a registration: the mobile number, and the code that proves it. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Registration/2 Authentication',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'register-phone', prepare: atPhone, answers: registrationAnswers },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const field = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox');

/** Asks for the mobile number. */
export const Phone: Story = {};

/** Not a number. */
export const PhoneMistyped: Story = {
  play: async ({ canvasElement }) => {
    const input = await field(canvasElement);
    await userEvent.type(input, '079 12');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
  },
};

const sending = (reply: Answer): Story => ({
  args: { prepare: phoneTyped, answers: () => ({ sendRegistrationSms: reply }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(await field(canvasElement), '{Enter}');
  },
});

/** The SMS is being sent. */
export const Sending: Story = sending(silence);

/** A number that can't receive SMS. */
export const NumberRefused: Story = sending(answer(endpoints.sendRegistrationSms, { isSuccessful: false }));

/** The provider fails: the number is kept. */
export const SendingFailed: Story = sending(refuse(500, 'err_internal', 'Interner Fehler.'));

/** Too many SMS were requested. */
export const TooManySms: Story = sending(tooMany(900));

/** The SMS was just sent. */
export const SmsCode: Story = { args: { route: 'register-sms', prepare: justSent } };

/** The pause is over: the SMS can be resent. */
export const SmsMayBeSentAgain: Story = { args: { route: 'register-sms', prepare: sentLongAgo } };

const entering = (reply: Answer): Story => ({
  args: { route: 'register-sms', prepare: typedWrong, answers: () => ({ validateRegistrationSms: reply }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(await field(canvasElement), '{Enter}');
  },
});

/** The code is being checked. */
export const Checking: Story = entering(silence);

/** A wrong code, four tries left. */
export const WrongCode: Story = entering(
  answer(endpoints.validateRegistrationSms, { isSuccessful: false }, { triesLeft: 4 }),
);

/** A wrong code, one try left. */
export const LastTry: Story = entering(
  answer(endpoints.validateRegistrationSms, { isSuccessful: false }, { triesLeft: 1 }),
);

/** The code is dead: a new one can be sent. */
export const DeadCode: Story = entering(refuse(400, 'err_validation', ''));

/** The provider is unreachable: the code is kept. */
export const Offline: Story = entering(unreachable);
