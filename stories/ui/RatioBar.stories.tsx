import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatChf } from '#kernel/money.ts';
import { RatioBar } from '#ui/RatioBar.tsx';
import { guide } from '../support/guide.ts';
import { given, someDashboard } from '../support/some-figures.ts';

const { savings, savingsAtMost, ratio } = given(someDashboard.buyIn);

const meta: Meta = {
  title: 'Components/RatioBar',
  component: RatioBar,
  parameters: guide(
    ['Use it for a part of a limit, and say both amounts in words.'],
    ['Don’t use it for progress through steps.', 'Don’t show it if the limit is zero or unknown.'],
  ),
  args: { percent: given(ratio), children: `${formatChf(given(savings))} / ${formatChf(given(savingsAtMost))}` },
};
export default meta;
type Story = StoryObj;

export const OfALimit: Story = {};

/** More than everything is drawn as everything. */
export const Beyond: Story = { args: { percent: 140 } };
