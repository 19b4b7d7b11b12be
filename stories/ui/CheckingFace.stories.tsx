import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckingFace } from '#ui/CheckingFace.tsx';

const meta: Meta = {
  title: 'Components/CheckingFace',
  component: CheckingFace,
};
export default meta;
type Story = StoryObj;

export const LinkBeingChecked: Story = {
  render: () => <CheckingFace title="Ihr Link wird geprüft" text="Das dauert einen Augenblick." />,
};
