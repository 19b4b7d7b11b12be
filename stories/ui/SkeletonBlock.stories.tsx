import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/SkeletonBlock',
  component: SkeletonBlock,
  parameters: guide(
    [
      'Give it the form and size of what comes, so that nothing moves.',
      'Let its container say once that it is loading.',
    ],
    ['Don’t show it for what failed.', 'Don’t keep it for longer than a retry would take.'],
  ),
};
export default meta;
type Story = StoryObj;

export const WhileLoading: Story = { render: () => <SkeletonBlock lines={4} /> };
