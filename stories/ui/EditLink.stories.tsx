import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditLink } from '#ui/EditLink.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/EditLink',
  component: EditLink,
  parameters: guide(
    ['Say what it changes, also for those who hear the link alone.'],
    ['Don’t show it if the fund doesn’t allow the change.'],
  ),
  args: { href: '/profil/adresse', label: 'Ändern', accessibleLabel: 'Adresse ändern' },
};
export default meta;
type Story = StoryObj;

export const OfACard: Story = { name: 'On a card' };
