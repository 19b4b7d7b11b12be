import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewStory } from '../support/PreviewStory.tsx';

/** What the studio's frames show: the portal, told by the page around it what to wear. Alone, it waits. */
const meta: Meta<typeof PreviewStory> = {
  title: 'Pages/Studio frame',
  component: PreviewStory,
  tags: ['!dev', '!autodocs', '!test'],
  parameters: { portal: true },
};
export default meta;

/** The page of the address. */
export const Portal: StoryObj<typeof PreviewStory> = {};
