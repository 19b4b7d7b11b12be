import type { Meta, StoryObj } from '@storybook/react-vite';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/Actions',
  component: Actions,
  parameters: guide(
    ['Put the action that most people want first.', 'Group what ends one form or page, and nothing else.'],
    ['Don’t show two filled buttons side by side.', 'Don’t put links to other pages among the buttons.'],
  ),
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
