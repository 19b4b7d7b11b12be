import type { Meta, StoryObj } from '@storybook/react-vite';
import { LetterImage } from '#ui/LetterImage.tsx';

const meta: Meta = {
  title: 'Components/LetterImage',
  component: LetterImage,
};
export default meta;
type Story = StoryObj;

export const DrawnLetter: Story = {
  render: () => <LetterImage alt="Brief mit dem Registrierungscode" codeCaption="Ihr Registrierungscode" />,
};
