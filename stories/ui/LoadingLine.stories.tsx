import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/LoadingLine',
  component: LoadingLine,
  parameters: guide(
    ['Use it where nothing has a form yet that a skeleton could take.'],
    ['Don’t show a word for what takes a moment.', 'Don’t show it beside skeletons.'],
  ),
};
export default meta;
type Story = StoryObj;

export const LoadingForLong: Story = { render: () => <LoadingLine /> };
