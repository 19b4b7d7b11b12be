import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckingFace } from '#ui/CheckingFace.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/CheckingFace',
  component: CheckingFace,
  parameters: guide(
    ['Say what is being checked while nobody has anything to do.'],
    ['Don’t use it to load data: show skeletons in the form of what comes.'],
  ),
};
export default meta;
type Story = StoryObj;

export const LinkBeingChecked: Story = {
  render: () => <CheckingFace title="Ihr Link wird geprüft" text="Das dauert einen Augenblick." />,
};
