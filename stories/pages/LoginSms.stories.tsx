import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { smsSentSecondsAgo, tooMany } from '../support/login-steps.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { refuse, silence, unreachable, type Answer } from '../support/story-provider.ts';

const justSent = smsSentSecondsAgo(15);
const sentLongAgo = smsSentSecondsAgo(61);

/** Asks for the code from the SMS: the second factor. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Login/3 Code',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'login-sms', prepare: justSent },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const entering = (reply: Answer): Story => ({
  args: { answers: () => ({ logIn: reply }) },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox');
    await userEvent.type(field, '123456{Enter}');
  },
});

/** The SMS was just sent. */
export const JustSent: Story = {};

/** The pause is over: the SMS can be resent. */
export const MayBeSentAgain: Story = { args: { prepare: sentLongAgo } };

/** The field lost focus with an incomplete code. */
export const CodeTooShort: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox');
    await userEvent.type(field, '12');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The code is being checked. */
export const Checking: Story = entering(silence);

const wrong = (triesLeft: number): Story => {
  const story = entering(refuse(400, 'err_validation', 'Dieser Code stimmt nicht.', { triesLeft }));
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context);
      const field = within(context.canvasElement).getByRole('textbox');
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    },
  };
};

/** A wrong code, four tries left. */
export const WrongCode: Story = wrong(4);

/** A wrong code, one try left. */
export const LastTry: Story = wrong(1);

/** The provider is unreachable: the code is kept. */
export const Offline: Story = entering(unreachable);

/** Too many tries: how long to wait. */
export const TooManyTries: Story = entering(tooMany(600));
