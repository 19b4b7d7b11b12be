import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '#ui/Facts.tsx';

const meta: Meta = {
  title: 'Components/Facts',
  component: Facts,
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

export const OfAPerson: Story = {};

/** The names stand above their values. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
