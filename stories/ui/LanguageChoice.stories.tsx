import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageChoice } from '#ui/LanguageChoice.tsx';
import { guide } from '../support/guide.ts';
import { FrameChoices } from '../support/FrameChoices.tsx';

const meta: Meta = {
  title: 'Components/LanguageChoice',
  component: LanguageChoice,
  parameters: guide(
    ['Name each language in itself.', 'Offer only languages that the fund writes in.'],
    ['Don’t use flags.', 'Don’t change the page or lose input with the language.'],
  ),
};
export default meta;
type Story = StoryObj;

export const LanguageAndMode: Story = { render: () => <FrameChoices /> };
