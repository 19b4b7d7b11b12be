import type { Meta, StoryObj } from '@storybook/react-vite';
import { Addressee } from '#ui/Addressee.tsx';

const meta: Meta = {
  title: 'Components/Addressee',
  component: Addressee,
};
export default meta;
type Story = StoryObj;

export const AddressOfTheMail: Story = { render: () => <Addressee>sandra.huber@example.org</Addressee> };
