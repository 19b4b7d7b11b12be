import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fineprint } from '#ui/Fineprint.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/Fineprint',
  component: Fineprint,
  parameters: guide(
    ['Use it for a remark that changes no decision, such as a date or a source.'],
    ['Don’t put conditions or costs into it.', 'Don’t use it to make a long text fit.'],
  ),
  args: { children: 'Massgebend sind Reglement und Vorsorgeausweis.' },
};
export default meta;
type Story = StoryObj;

export const BelowAFigure: Story = {};
