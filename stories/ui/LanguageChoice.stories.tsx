import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageChoice } from '#ui/LanguageChoice.tsx';
import { FrameChoices } from '../support/FrameChoices.tsx';

const meta: Meta = {
  title: 'Components/LanguageChoice',
  component: LanguageChoice,
};
export default meta;
type Story = StoryObj;

export const LanguageAndMode: Story = { render: () => <FrameChoices /> };
