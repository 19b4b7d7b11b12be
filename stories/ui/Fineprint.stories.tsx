import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fineprint } from '#ui/Fineprint.tsx';

const meta: Meta = {
  title: 'Components/Fineprint',
  component: Fineprint,
  args: { children: 'Massgebend sind Reglement und Vorsorgeausweis.' },
};
export default meta;
type Story = StoryObj;

export const BelowAFigure: Story = {};
