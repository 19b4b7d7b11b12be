import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lead } from '#ui/Lead.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/Lead',
  component: Lead,
  parameters: guide(
    ['Say in one or two sentences what the page is for.'],
    ['Don’t repeat the headline.', 'Don’t put figures into it that the page shows below.'],
  ),
  args: { children: 'Was Ihre Vorsorge heute wert ist, und was daraus wird.' },
};
export default meta;
type Story = StoryObj;

export const BelowAHeadline: Story = {};
