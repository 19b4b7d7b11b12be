import type { Meta, StoryObj } from '@storybook/react-vite';
import { SimulationCard } from '#ui/SimulationCard.tsx';
import { guide } from '../support/guide.ts';
import { manner, simulation } from '../support/editors-content.tsx';

const meta: Meta = {
  title: 'Components/SimulationCard',
  component: SimulationCard,
  parameters: guide(
    ['Lead from a page to the simulator that answers its question.'],
    ['Don’t show it if the fund has no simulator and no reason to give.'],
  ),
};
export default meta;
type Story = StoryObj;

export const SimulationInTheText: Story = { render: () => <SimulationCard box={simulation} {...manner} /> };
