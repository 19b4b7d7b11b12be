import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { StudioRecording } from '../support/recorded/recording.ts';
import { replayed } from '../support/recorded/replay.ts';
import { silence } from '../support/story-provider.ts';
import { StudioStory, type StudioAnswers } from '../support/StudioStory.tsx';

const withoutSession = (recording: StudioRecording): StudioAnswers => ({
  administrator: replayed(recording.withoutSession),
});

/** How an administrator signs in to the studio: with a mailed link and a code by SMS, as members do. */
const meta: Meta<typeof StudioStory> = {
  title: 'Pages/Studio/Sign in',
  component: StudioStory,
  parameters: { portal: true },
  args: { answers: withoutSession },
};
export default meta;
type Story = StoryObj<typeof StudioStory>;

/** Asks for the fund. */
export const Code: Story = { args: { address: '' } };

/** Asks for an e-mail address, to which a link is sent. */
export const Email: Story = { args: { address: '/{code}' } };

/** The link has been sent. */
export const LinkSent: Story = {
  args: { address: '/{code}' },
  play: async ({ canvasElement }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'lea.stettler@example.org{Enter}');
    await expect(await screen.findByText('lea.stettler@example.org')).toBeVisible();
    await expect(canvasElement.querySelector('form')).toBeNull();
  },
};

/** The link has been opened: asks for the code from the SMS. */
export const Sms: Story = { args: { address: '/{code}/link/session/code' } };

/** The page was loaded anew, and the link is no longer in the address. */
export const LinkLost: Story = { args: { address: '/{code}/link' } };

const withWrongCode = (recording: StudioRecording): StudioAnswers => ({
  ...withoutSession(recording),
  signIn: replayed(recording.wrongCode),
});

/** A wrong code; the page says how many tries are left. */
export const WrongCode: Story = {
  args: { address: '/{code}/link/session/code', answers: withWrongCode },
  play: async () => {
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, '123456{Enter}');
    await expect(await screen.findByRole('textbox', { description: /\d/ })).toBeInvalid();
  },
};

const asking = (): StudioAnswers => ({ administrator: silence });

/** The provider is asked who is signed in. */
export const Asking: Story = { args: { address: '/{code}/review', answers: asking } };

/** There is no such page. */
export const NoSuchPage: Story = { args: { address: '/{code}/nothing/here' } };
