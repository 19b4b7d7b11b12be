import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingLine } from '#ui/LoadingLine.tsx';

const meta: Meta = {
  title: 'Components/LoadingLine',
  component: LoadingLine,
};
export default meta;
type Story = StoryObj;

export const LoadingForLong: Story = { render: () => <LoadingLine /> };
