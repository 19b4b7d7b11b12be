import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formatChf } from '#kernel/money.ts';
import { Course } from '#pages/disability/parts/Course.tsx';
import { Phases } from '#ui/Phases.tsx';
import { guide } from '../support/guide.ts';
import { given, someDashboard } from '../support/some-figures.ts';

const meta: Meta = {
  title: 'Components/Phases',
  component: Phases,
  parameters: guide(
    ['Use it for what follows in time, such as the stages of a disability.', 'Say when each stage begins.'],
    ['Don’t read lengths from it: it is not to scale.'],
  ),
};
export default meta;
type Story = StoryObj;

/** A stretch without a pension, one with it, and what comes after. */
export const ThreePhases: Story = {
  render: () => <Course amount={formatChf(given(someDashboard.disability?.amount))} waitingMonths={24} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(3);
  },
};

/** A pension that is running, until another follows. */
export const AfterAnother: Story = {
  render: () => <Course amount="rund CHF 2’550" waitingMonths={null} running="CHF 1’145" from="2028-11-01" />,
};

/** An amount that needs room, after a month. */
export const LongAmount: Story = { render: () => <Course amount="CHF 1’234’567.80" waitingMonths={1} /> };
