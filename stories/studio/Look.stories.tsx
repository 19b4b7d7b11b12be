import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorCodes } from '#contract/envelope.ts';
import type { StudioRecording } from '../support/recorded/recording.ts';
import { replayed } from '../support/recorded/replay.ts';
import { refuse, silence } from '../support/story-provider.ts';
import { StudioStory, type StudioAnswers } from '../support/StudioStory.tsx';

/** The draft, for anybody who has been sent a link to it. */
const meta: Meta<typeof StudioStory> = {
  title: 'Pages/Studio/Look',
  component: StudioStory,
  parameters: { portal: true },
  args: { address: '/look/link' },
};
export default meta;
type Story = StoryObj<typeof StudioStory>;

/** The link is good. */
export const LinkIsGood: Story = {};

const afterItsEnd = (recording: StudioRecording): StudioAnswers => ({
  previewBeginning: replayed(recording.previewOver),
});

/** The link has ended. */
export const LinkHasEnded: Story = { args: { answers: afterItsEnd } };

const failing = (): StudioAnswers => ({ previewBeginning: refuse(503, errorCodes.unavailable, '') });

/** The provider can't show the draft now; another try may succeed. */
export const Failed: Story = { args: { answers: failing } };

const waiting = (): StudioAnswers => ({ previewBeginning: silence });

/** The draft is being opened. */
export const Opening: Story = { args: { answers: waiting } };
