import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '#ui/CardGrid.tsx';
import { HomeCard } from '../support/HomeCard.tsx';

const meta: Meta = {
  title: 'Components/CardGrid',
  component: CardGrid,
};
export default meta;
type Story = StoryObj;

const gridOf = (cards: number): Story => ({
  render: () => (
    <CardGrid firstWide>
      {Array.from({ length: cards }, (_, index) => (
        <HomeCard key={index} />
      ))}
    </CardGrid>
  ),
});

/** Below the wide card: two rows of three. */
export const GridOfSeven: Story = gridOf(7);

/** One is left over: the last four are in rows of two. */
export const GridOfEight: Story = gridOf(8);

/** Two are left over: they share the last row. */
export const GridOfNine: Story = gridOf(9);
