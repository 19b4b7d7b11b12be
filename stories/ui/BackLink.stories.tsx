import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from '#ui/BackLink.tsx';

const meta: Meta = {
  title: 'Components/BackLink',
  component: BackLink,
  args: { href: '/dashboard', children: 'Zur Übersicht' },
};
export default meta;
type Story = StoryObj;

export const ToTheDashboard: Story = {};

/** A way back that is longer than a phone is wide. */
export const LongWords: Story = {
  args: { children: 'Zurück zu Ihrer freiwilligen Wiederherstellungs-E-Mail-Adresse' },
  globals: { viewport: { value: 'phone' } },
};
