import type { Meta, StoryObj } from '@storybook/react-vite';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/SidebarCard',
  component: SidebarCard,
  parameters: guide(['Use it for one subject beside the page.'], ['Don’t put forms or figures into it.']),
  args: { title: 'Fragen zu Ihrem Konto?', children: <p>Wir helfen Ihnen gern.</p> },
};
export default meta;
type Story = StoryObj;

export const BesideAPage: Story = {};
