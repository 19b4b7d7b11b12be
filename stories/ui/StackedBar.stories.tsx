import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatFrancs } from '#kernel/money.ts';
import { StackedBar } from '#ui/StackedBar.tsx';
import { guide } from '../support/guide.ts';
import { given, someDashboard } from '../support/some-figures.ts';

const { salary, byAge, usualAge, ...outlook } = given(someDashboard.outlook);
const fund = given(byAge.find(({ age }) => age === usualAge)).pensionPerMonth;
const ahv = given(outlook.ahv).perMonth;

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
      most={given(salary)}
      parts={[
        { key: 'fund', name: 'Pensionskasse', text: formatFrancs(fund), value: fund, look: 'first' },
        {
          key: 'ahv',
          name: 'AHV, Schätzung, ab 65',
          text: formatFrancs(ahv),
          value: ahv,
          look: 'second',
          isHatched: true,
        },
      ]}
    />
  ),
};
