import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatChf } from '#kernel/money.ts';
import { RatioBar } from '#ui/RatioBar.tsx';

const meta: Meta = {
  title: 'Components/RatioBar',
  component: RatioBar,
  args: { percent: 68, children: `${formatChf(131_214.2)} / ${formatChf(192_000)}` },
};
export default meta;
type Story = StoryObj;

export const TwoThirds: Story = {};

/** More than everything is drawn as everything. */
export const Beyond: Story = { args: { percent: 140 } };
