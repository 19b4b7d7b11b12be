import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
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

const failing = (): StudioAnswers => ({ revisions: refuse(503, 'err_unavailable', '') });

/** The history can't be loaded. */
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
