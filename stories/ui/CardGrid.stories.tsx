import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '#ui/CardGrid.tsx';
import { guide } from '../support/guide.ts';
import { HomeCard } from '../support/HomeCard.tsx';

const meta: Meta = {
  title: 'Components/CardGrid',
  component: CardGrid,
  parameters: guide(
    ['Use it for cards of equal rank.', 'Order the cards as they are to be read.'],
    ['Don’t mix cards with running text.', 'Don’t set the number of columns: the width decides.'],
  ),
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
