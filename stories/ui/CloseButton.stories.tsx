import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CloseButton } from '#ui/CloseButton.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/CloseButton',
  component: CloseButton,
  parameters: guide(
    ['Name what it closes.', 'Put it into the corner at the end of the line.'],
    ['Don’t make it the only way out of a form: offer a button with words, too.'],
  ),
  args: { label: 'Schliessen', onClick: fn() },
};
export default meta;
type Story = StoryObj;

export const OfADialog: Story = { name: 'In a dialog' };
