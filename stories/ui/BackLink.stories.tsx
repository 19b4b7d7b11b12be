import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from '#ui/BackLink.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/BackLink',
  component: BackLink,
  parameters: guide(
    ['Name the page that it leads to.', 'Put it above the heading.'],
    ['Don’t use it as «Cancel»: a form has its own way out.'],
  ),
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
