import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: guide(
    ['Use it for words that others see in the layout, such as the name of a table.'],
    [
      'Don’t hide what everybody should read.',
      'Don’t put anything into it that can have the focus, unless it shows then.',
    ],
  ),
  args: { children: 'Nur für Bildschirmleser' },
};
export default meta;
type Story = StoryObj;

/** Nothing is seen; a screen reader says it. */
export const OnlySpoken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur für Bildschirmleser')).toBeInTheDocument();
  },
};
