import type { Meta, StoryObj } from '@storybook/react-vite';
import { Addressee } from '#ui/Addressee.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/Addressee',
  component: Addressee,
  parameters: guide(
    ['Show where a link or code was sent, as the provider masks it.'],
    ['Don’t show a whole number or address where only a masked one is needed.'],
  ),
};
export default meta;
type Story = StoryObj;

export const AddressOfTheMail: Story = { render: () => <Addressee>sandra.huber@example.org</Addressee> };
