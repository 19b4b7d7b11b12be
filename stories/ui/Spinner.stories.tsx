import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '#ui/Spinner.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: guide(
    ['Use it in a button or a small place whose action has begun.'],
    ['Don’t use it for a whole page.', 'Don’t announce what a text beside it says.'],
  ),
};
export default meta;
type Story = StoryObj;

export const Working: Story = { render: () => <Spinner label="Wird geladen" /> };
