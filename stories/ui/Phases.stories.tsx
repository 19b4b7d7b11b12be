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
    ['Don’t guess how long a stage lasts: only one whose days are known is drawn to scale.'],
  ),
};
export default meta;
type Story = StoryObj;

const today = '2026-11-30';

/** A stretch without a pension, one with it, and what comes after. */
export const ThreePhases: Story = {
  render: () => <Course today={today} amount={formatChf(given(someDashboard.disability?.amount))} waitingMonths={24} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(3);
  },
};

/** A pension that is running, until another follows. */
export const AfterAnother: Story = {
  render: () => (
    <Course today={today} amount="rund CHF 2’550" waitingMonths={null} running="CHF 1’145" from="2028-11-01" />
  ),
};

/** An amount that needs room, after a month. */
export const LongAmount: Story = { render: () => <Course today={today} amount="CHF 1’234’567.80" waitingMonths={1} /> };

/** All days are known: the bar is to scale, with its years. */
export const ToScale: Story = {
  render: () => <Course today={today} amount="CHF 1’245.68" waitingMonths={24} from="2028-12-01" until="2055-08-01" />,
};
