import type { Meta, StoryObj } from '@storybook/react-vite';
import { PendingBadge } from '#ui/PendingBadge.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/PendingBadge',
  component: PendingBadge,
  parameters: guide(
    ['Use it where a change was sent and the fund hasn’t confirmed it yet.'],
    ['Don’t use it while something is loading.', 'Don’t rely on its colour: it has words.'],
  ),
};
export default meta;
type Story = StoryObj;

export const ChangeUnderWay: Story = { render: () => <PendingBadge>Änderung unterwegs</PendingBadge> };
