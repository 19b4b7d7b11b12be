import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';

/** An address that leads nowhere, with the ways on. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Not found',
  component: PortalStory,
  parameters: { portal: true },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** An unknown address. */
export const PageNotFound: Story = {
  args: {
    route: 'login',
    prepare: ({ router }) => {
      router.navigate(router.address().replace(/login$/, 'no-such-page'));
    },
  },
};
