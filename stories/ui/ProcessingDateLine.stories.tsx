import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessingDateLine } from '#ui/ProcessingDateLine.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/ProcessingDateLine',
  component: ProcessingDateLine,
  parameters: guide(
    ['Put it at the foot of a page whose figures depend on a date.'],
    ['Don’t show today’s date instead: the fund says as of when its figures hold.'],
  ),
};
export default meta;
type Story = StoryObj;

export const ProcessingDate: Story = {
  render: () => <ProcessingDateLine>21.11.2026</ProcessingDateLine>,
};
