import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/SectionHeading',
  component: SectionHeading,
  parameters: guide(
    ['Name each part of a page that people may look for.', 'Keep the order of levels: a part of a part is one lower.'],
    ['Don’t use it for emphasis.'],
  ),
  args: { children: 'Wie sich Ihr Guthaben entwickelt' },
};
export default meta;
type Story = StoryObj;

export const OfASection: Story = { name: 'Section' };
export const OfAPartOfIt: Story = { name: 'Part of a section', args: { level: 3 } };
