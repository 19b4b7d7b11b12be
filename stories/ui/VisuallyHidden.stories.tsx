import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const meta: Meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
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
