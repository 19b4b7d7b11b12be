import type { Meta, StoryObj } from '@storybook/react-vite';
import { StackedBar } from '#ui/StackedBar.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/StackedBar',
  component: StackedBar,
  parameters: guide(
    ['Show how a sum is made up, with each part in words below.'],
    ['Don’t compare several sums with several bars of different scale.', 'Don’t show parts that are zero.'],
  ),
};
export default meta;
type Story = StoryObj;

/** What is paid later is hatched. */
export const StacksAmounts: Story = {
  name: 'Stacked amounts',
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
