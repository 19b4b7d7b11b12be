import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';

const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Others',
  component: PortalStory,
  parameters: { portal: true },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

export const TermsOfUse: Story = { args: { route: 'TERMS' } };
export const NotAvailableYet: Story = { args: { route: 'INSURANCE' } };
