import type { Meta, StoryObj } from '@storybook/react-vite';
import { SidebarCard } from '#ui/SidebarCard.tsx';

const meta: Meta = {
  title: 'Components/SidebarCard',
  component: SidebarCard,
  args: { title: 'Fragen zu Ihrem Konto?', children: <p>Wir helfen Ihnen gern.</p> },
};
export default meta;
type Story = StoryObj;

export const BesideAPage: Story = {};
