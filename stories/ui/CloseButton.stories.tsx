import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CloseButton } from '#ui/CloseButton.tsx';

const meta: Meta = {
  title: 'Components/CloseButton',
  component: CloseButton,
  args: { label: 'Schliessen', onClick: fn() },
};
export default meta;
type Story = StoryObj;

export const OfADialog: Story = {};
