import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Course } from '#pages/disability/parts/Course.tsx';

const meta: Meta<typeof Course> = { title: 'UI/Phases', component: Course };
export default meta;
type Story = StoryObj<typeof Course>;

/** A stretch without a pension, one with it, and what comes after. */
export const ThreePhases: Story = {
  args: { perMonth: 4049.3, waitingMonths: 24 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(3);
  },
};

/** An amount that needs room, after a month. */
export const LongAmount: Story = { args: { perMonth: 1_234_567.8, waitingMonths: 1 } };
