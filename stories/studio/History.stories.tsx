import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import type { StudioRecording } from '../support/recorded/recording.ts';
import { replayed } from '../support/recorded/replay.ts';
import { spokenInStudio } from '../support/spoken.ts';
import { refuse } from '../support/story-provider.ts';
import { StudioStory, type StudioAnswers } from '../support/StudioStory.tsx';

/** What was published, links to the draft, and the fund's folder. */
const meta: Meta<typeof StudioStory> = {
  title: 'Pages/Studio/History',
  component: StudioStory,
  parameters: { portal: true },
  args: { address: '/{code}/history' },
};
export default meta;
type Story = StoryObj<typeof StudioStory>;

/** From the folder, published, and restored. */
export const ThreeVersions: Story = {};

const failing = (): StudioAnswers => ({
  revisions: refuse(503, 'err_unavailable', ''),
  previewLinks: refuse(503, 'err_unavailable', ''),
});

/** Neither the history nor the links can be loaded. */
export const Failed: Story = { args: { answers: failing } };

/** Asks before an earlier version is live again. */
export const RevisionEntryDialogOpen: Story = {
  name: 'Restore: asks first',
  play: async ({ globals }) => {
    const t = await spokenInStudio({ globals });
    const [first] = await screen.findAllByRole('button', { name: t('history.restore') });
    if (first === undefined) throw new Error('Nothing can be restored.');
    await userEvent.click(first);
    await screen.findByRole('dialog');
  },
};

/** What a folder would change in the draft, before it does. */
export const FolderCardDialogOpen: Story = {
  name: 'Import: what would change',
  play: async ({ canvasElement }) => {
    await screen.findAllByRole('listitem');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][accept*="zip"]');
    if (input === null) throw new Error('No folder can be imported.');
    await userEvent.upload(input, new File(['PK'], 'folder.zip', { type: 'application/zip' }));
    await screen.findByRole('dialog');
  },
};

const withBrokenFolder = (recording: StudioRecording): StudioAnswers => ({
  draft: replayed(recording.draft),
  readFolder: replayed(recording.readBrokenFolder),
});

/** The folder has a mistake, which the question names before anything is taken over. */
export const ImportWithMistakes: Story = {
  name: 'Import: with mistakes',
  args: { answers: withBrokenFolder },
  play: async (context) => {
    await FolderCardDialogOpen.play?.(context);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/reddish/);
  },
};

/** A link to the draft has been made. */
export const PreviewLinkMade: Story = {
  play: async ({ globals }) => {
    const t = await spokenInStudio({ globals });
    await userEvent.click(await screen.findByRole('button', { name: t('links.make') }));
    await screen.findByRole('button', { name: t('links.copy') });
  },
};

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
