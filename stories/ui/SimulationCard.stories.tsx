import type { Meta, StoryObj } from '@storybook/react-vite';
import { SimulationCard } from '#ui/SimulationCard.tsx';
import { manner, simulation } from '../support/editors-content.tsx';

const meta: Meta = {
  title: 'Components/SimulationCard',
  component: SimulationCard,
};
export default meta;
type Story = StoryObj;

export const SimulationInTheText: Story = { render: () => <SimulationCard box={simulation} {...manner} /> };
