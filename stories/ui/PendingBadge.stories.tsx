import type { Meta, StoryObj } from '@storybook/react-vite';
import { PendingBadge } from '#ui/PendingBadge.tsx';

const meta: Meta = {
  title: 'Components/PendingBadge',
  component: PendingBadge,
};
export default meta;
type Story = StoryObj;

export const ChangeUnderWay: Story = { render: () => <PendingBadge>Änderung unterwegs</PendingBadge> };
