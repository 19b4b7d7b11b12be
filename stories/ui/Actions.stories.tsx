import type { Meta, StoryObj } from '@storybook/react-vite';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';

const meta: Meta = {
  title: 'Components/Actions',
  component: Actions,
  render: () => (
    <Actions>
      <Button>Weiter</Button>
      <Button variant="outlined">Abbrechen</Button>
      <Button variant="text">Hilfe</Button>
    </Actions>
  ),
};
export default meta;
type Story = StoryObj;

/** A page's actions, the main one first. */
export const SideBySide: Story = {};
