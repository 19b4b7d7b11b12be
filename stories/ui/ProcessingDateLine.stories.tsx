import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessingDateLine } from '#ui/ProcessingDateLine.tsx';

const meta: Meta = {
  title: 'Components/ProcessingDateLine',
  component: ProcessingDateLine,
};
export default meta;
type Story = StoryObj;

export const ProcessingDate: Story = {
  render: () => <ProcessingDateLine>21.11.2026</ProcessingDateLine>,
};
