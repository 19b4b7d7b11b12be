import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';

const meta: Meta = {
  title: 'Components/SkeletonBlock',
  component: SkeletonBlock,
};
export default meta;
type Story = StoryObj;

export const WhileLoading: Story = { render: () => <SkeletonBlock lines={4} /> };
