import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lead } from '#ui/Lead.tsx';

const meta: Meta = {
  title: 'Components/Lead',
  component: Lead,
  args: { children: 'Was Ihre Vorsorge heute wert ist, und was daraus wird.' },
};
export default meta;
type Story = StoryObj;

export const BelowAHeadline: Story = {};
