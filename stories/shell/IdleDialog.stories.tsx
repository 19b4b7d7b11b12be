import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IdleDialog } from '#shell/IdleDialog.tsx';

/** Says that the session is about to end, and lets it go on. */
const meta: Meta<typeof IdleDialog> = {
  title: 'Components/IdleDialog',
  component: IdleDialog,
  args: { secondsLeft: 118, final: false, onStay: fn(), onClose: fn(), onLogOut: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export default meta;
type Story = StoryObj<typeof IdleDialog>;

/** Nothing has been done for a while: any key extends the session. */
export const IdleDialogOpen: Story = {};

/** The session reaches its maximum length and can't be extended. */
export const IdleDialogFinal: Story = { args: { final: true, secondsLeft: 42 } };
