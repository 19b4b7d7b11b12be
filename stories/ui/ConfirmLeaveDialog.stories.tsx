import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmLeaveDialog } from '#ui/ConfirmLeaveDialog.tsx';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { guide } from '../support/guide.ts';

const onStay = fn();

const meta: Meta = {
  title: 'Components/ConfirmLeaveDialog',
  component: ConfirmLeaveDialog,
  subcomponents: { AlertDialog },
  parameters: {
    ...guide(
      ['Ask only if something would be lost.', 'Make staying the main action.'],
      ['Don’t ask after a form has been sent.', 'Don’t word the choice as Yes and No: name both actions.'],
    ),
    docs: { story: { inline: false, height: '320px' } },
  },
};
export default meta;
type Story = StoryObj;

export const UnsavedChanges: Story = {
  render: () => (
    <ConfirmLeaveDialog
      open
      title="Änderungen verwerfen?"
      text="Was Sie eingegeben haben, ist noch nicht gespeichert."
      stayLabel="Weiter bearbeiten"
      leaveLabel="Verwerfen"
      onStay={onStay}
      onLeave={fn()}
    />
  ),
};

/** Escape loses nothing. */
export const UnsavedChangesKept: Story = {
  ...UnsavedChanges,
  parameters: { fundless: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Weiter bearbeiten' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(onStay).toHaveBeenCalled();
  },
};
