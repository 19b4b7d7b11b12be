import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readChoice } from './axes.ts';
import { windowWidth } from './Screen.tsx';
import { Storyboard, type Step } from './Storyboard.tsx';

/** The story of a journey's storyboard: its steps in the toolbar's fund, language, mode and width. */
export const storyboard = (steps: readonly Step[]): StoryObj => ({
  render: (_, { globals }) => <Storyboard steps={steps} choice={readChoice(globals)} width={windowWidth(globals)} />,
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    await expect(items).toHaveLength(steps.length);
    for (const [index, { caption }] of steps.entries()) await expect(items[index]).toHaveTextContent(caption);
  },
});
