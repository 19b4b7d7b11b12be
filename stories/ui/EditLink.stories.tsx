import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditLink } from '#ui/EditLink.tsx';

const meta: Meta = {
  title: 'Components/EditLink',
  component: EditLink,
  args: { href: '/profil/adresse', label: 'Ändern', accessibleLabel: 'Adresse ändern' },
};
export default meta;
type Story = StoryObj;

export const OfACard: Story = {};
