import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { StudioRecording } from '../support/recorded/recording.ts';
import { replayed } from '../support/recorded/replay.ts';
import { spokenInStudio } from '../support/spoken.ts';
import { refuse } from '../support/story-provider.ts';
import { StudioStory, type StudioAnswers } from '../support/StudioStory.tsx';

const withChange = (recording: StudioRecording): StudioAnswers => ({ draft: replayed(recording.changedDraft) });

/** What is still to be mended in a draft, what it changes for members, and its publication. */
const meta: Meta<typeof StudioStory> = {
  title: 'Pages/Studio/Review',
  component: StudioStory,
  parameters: { portal: true },
  args: { address: '/{code}/review', answers: withChange },
};
export default meta;
type Story = StoryObj<typeof StudioStory>;

/** The draft has another colour than the portal. */
export const AnotherColour: Story = { name: 'Another colour: what changes' };

/** The draft has just been published. */
export const Published: Story = {
  play: async ({ globals }) => {
    const t = await spokenInStudio({ globals });
    const publish = await screen.findByRole('button', { name: t('publish.now') });
    await waitFor(() => expect(publish).toBeEnabled());
    await userEvent.click(publish);
    await screen.findByText(t('publish.published', { number: 2 }));
  },
};

const asTheyRead = (): StudioAnswers => ({});

/** Nothing differs from what members see. */
export const NothingToPublish: Story = { args: { answers: asTheyRead } };

const withoutLive = (recording: StudioRecording): StudioAnswers => ({
  ...withChange(recording),
  revisionFiles: refuse(503, 'err_unavailable', ''),
});

/** The live version can't be loaded: the draft can't be compared. */
export const Failed: Story = { args: { answers: withoutLive } };

const withoutFacts = (recording: StudioRecording): StudioAnswers => ({
  ...withChange(recording),
  fundFacts: refuse(503, 'err_unavailable', ''),
});

/** What decides on the readiness can't be loaded: nothing can be published until it is. */
export const NotChecked: Story = { args: { answers: withoutFacts } };

const broken = (recording: StudioRecording): StudioAnswers => ({ draft: replayed(recording.brokenDraft) });

/** With an invalid colour the draft can't be published, and the page says why. */
export const BelowTheBar: Story = {
  args: { answers: broken },
  play: async ({ globals }) => {
    const t = await spokenInStudio({ globals });
    const publish = await screen.findByRole('button', { name: t('publish.now') });
    await waitFor(() => expect(publish).toHaveAccessibleDescription(/\d/));
    await expect(publish).toBeDisabled();
  },
};

/** Somebody has saved the draft while it was being reviewed. */
const savedMeanwhile = (recording: StudioRecording): StudioAnswers => {
  let isRefused = false;
  return {
    draft: (request) => replayed(isRefused ? recording.draftOfAnother : recording.changedDraft)(request),
    publish: (request) => {
      isRefused = true;
      return replayed(recording.publishConflict)(request);
    },
  };
};

/** Somebody else has changed the draft since it was reviewed: nothing is published, and the new draft is shown. */
export const PublishConflict: Story = {
  args: { answers: savedMeanwhile },
  play: async ({ globals }) => {
    const t = await spokenInStudio({ globals });
    const publish = await screen.findByRole('button', { name: t('publish.now') });
    await waitFor(() => expect(publish).toBeEnabled());
    await userEvent.click(publish);
    await screen.findByText(t('publish.conflict'));
  },
};

const offeredByMe = (recording: StudioRecording): StudioAnswers => ({
  draft: replayed(recording.offers?.own ?? recording.changedDraft),
});

/** Four eyes, the first two: the draft is offered, and waits for somebody else. */
export const OfferedAndWaiting: Story = {
  args: { answers: offeredByMe },
  globals: { fund: 'urgestein' },
  play: async ({ globals }) => {
    const t = await spokenInStudio({ globals });
    await screen.findByText(t('publish.youOffered'));
  },
};

const offeredByAnother = (recording: StudioRecording): StudioAnswers => ({
  draft: replayed(recording.offers?.another ?? recording.changedDraft),
});

/** Four eyes, the other two: somebody else has offered it, and it can be published. */
export const OfferedByAnother: Story = {
  args: { answers: offeredByAnother },
  globals: { fund: 'urgestein' },
};

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Asks before all changes are lost. */
export const PublishCardDialogOpen: Story = {
  name: 'Discard: asks first',
  play: async ({ globals }) => {
    const t = await spokenInStudio({ globals });
    const discard = await screen.findByRole('button', { name: t('publish.discard') });
    await waitFor(() => expect(discard).toBeEnabled());
    await userEvent.click(discard);
    await screen.findByRole('alertdialog');
  },
};
