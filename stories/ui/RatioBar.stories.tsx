import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatChf } from '#kernel/money.ts';
import { RatioBar } from '#ui/RatioBar.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/RatioBar',
  component: RatioBar,
  parameters: guide(
    ['Use it for a part of a limit, and say both amounts in words.'],
    ['Don’t use it for progress through steps.', 'Don’t show it if the limit is zero or unknown.'],
  ),
  args: { percent: 68, children: `${formatChf(131_214.2)} / ${formatChf(192_000)}` },
};
export default meta;
type Story = StoryObj;

export const TwoThirds: Story = {};

/** More than everything is drawn as everything. */
export const Beyond: Story = { args: { percent: 140 } };
