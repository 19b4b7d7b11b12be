import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from '#ui/SectionHeading.tsx';

const meta: Meta = {
  title: 'Components/SectionHeading',
  component: SectionHeading,
  args: { children: 'Wie sich Ihr Guthaben entwickelt' },
};
export default meta;
type Story = StoryObj;

export const OfASection: Story = {};
export const OfAPartOfIt: Story = { args: { level: 3 } };
