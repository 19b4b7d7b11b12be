import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';

const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Stand-ins',
  component: PortalStory,
  parameters: { portal: true },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** A page that isn't implemented yet. */
export const PageNotAvailable: Story = { args: { route: 'additional-savings' } };

/** An unknown address. */
export const PageNotFound: Story = {
  args: {
    route: 'login',
    prepare: ({ router }) => {
      router.navigate(router.address().replace(/login$/, 'no-such-page'));
    },
  },
};
