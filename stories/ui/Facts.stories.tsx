import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '#ui/Facts.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/Facts',
  component: Facts,
  parameters: guide(
    ['Use it for a few names with their values.', 'Choose the layout by the length of the values.'],
    ['Don’t use it for data that can be changed.', 'Don’t use it for several columns of figures: that is a table.'],
  ),
  args: {
    facts: [
      { term: 'Vorname', value: 'Anna' },
      { term: 'Name', value: 'von Hohenstein-Winterthur-Bärengraben' },
      { term: 'Zivilstand', value: 'verheiratet' },
    ],
  },
};
export default meta;
type Story = StoryObj;

export const OfAPerson: Story = { name: 'Facts about a person' };

/** The names stand above their values. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
