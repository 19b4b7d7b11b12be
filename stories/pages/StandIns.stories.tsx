import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';

const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Stand-ins',
  component: PortalStory,
  parameters: { portal: true },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** A page that is still to come. */
export const PageNotAvailable: Story = { args: { route: 'questions' } };

/** Registration, where the fund does not offer it. */
export const RegistrationNotAvailable: Story = { args: { route: 'register' } };

/** The terms of use. */
export const TermsOfUse: Story = { args: { route: 'terms' } };

/** An address that names no page. */
export const PageNotFound: Story = {
  args: {
    route: 'login',
    prepare: ({ router }) => {
      router.navigate(router.address().replace(/login$/, 'no-such-page'));
    },
  },
};
