import type { Meta, StoryObj } from '@storybook/react-vite';
import { StackedBar } from '#ui/StackedBar.tsx';

const meta: Meta = {
  title: 'Components/StackedBar',
  component: StackedBar,
};
export default meta;
type Story = StoryObj;

/** What is paid later is hatched. */
export const StacksAmounts: Story = {
  render: () => (
    <StackedBar
      most={8_733}
      parts={[
        { key: 'fund', name: 'Pensionskasse', text: '51 %', value: 4_480, look: 'first' },
        { key: 'ahv', name: 'AHV, Schätzung, ab 65', text: 'CHF 2’520', value: 2_520, look: 'second', isPale: true },
      ]}
    />
  ),
};
