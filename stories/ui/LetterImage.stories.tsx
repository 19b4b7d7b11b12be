import type { Meta, StoryObj } from '@storybook/react-vite';
import { LetterImage } from '#ui/LetterImage.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/LetterImage',
  component: LetterImage,
  parameters: guide(
    ['Show where in the letter the code stands.'],
    ['Don’t show a code that could be mistaken for a real one.'],
  ),
};
export default meta;
type Story = StoryObj;

export const DrawnLetter: Story = {
  render: () => <LetterImage alt="Brief mit dem Registrierungscode" codeCaption="Ihr Registrierungscode" />,
};
