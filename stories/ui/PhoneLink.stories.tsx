import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneLink } from '#ui/PhoneLink.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/PhoneLink',
  component: PhoneLink,
  parameters: guide(
    ['Use it wherever the fund’s own number is shown.'],
    ['Don’t link words: what can’t be dialled stays text.'],
  ),
};
export default meta;
type Story = StoryObj;

export const Number: Story = { render: () => <PhoneLink phoneNumber="+41 44 000 00 10" /> };

export const Words: Story = { render: () => <PhoneLink phoneNumber="Auf Anfrage" /> };
