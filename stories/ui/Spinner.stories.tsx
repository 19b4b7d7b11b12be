import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '#ui/Spinner.tsx';

const meta: Meta = {
  title: 'Components/Spinner',
  component: Spinner,
};
export default meta;
type Story = StoryObj;

export const Working: Story = { render: () => <Spinner label="Wird geladen" /> };
