import type { Meta, StoryObj } from '@storybook/react-vite';
import { StudioStory } from '../support/StudioStory.tsx';

/** All screens of the draft at once. Each is a portal in a frame of its own, loaded when it comes into sight. */
const meta: Meta<typeof StudioStory> = {
  title: 'Pages/Studio/All pages',
  component: StudioStory,
  parameters: { portal: true },
  args: { address: '/{code}/wall' },
};
export default meta;

/** Every page, of members and of visitors. */
export const EveryPage: StoryObj<typeof StudioStory> = {};
