import type { Meta, StoryObj } from '@storybook/react-vite';
import { HealthCardImage } from '#ui/HealthCardImage.tsx';
import { DrawnPaper } from '#ui/DrawnPaper.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/HealthCardImage',
  component: HealthCardImage,
  subcomponents: { DrawnPaper },
  parameters: guide(['Show it where the social security number is asked for.'], ['Don’t show real numbers on it.']),
};
export default meta;
type Story = StoryObj;

export const DrawnHealthCard: Story = {
  render: () => <HealthCardImage alt="Versicherungskarte" nameCaption="Name, Vorname" numberCaption="AHV-Nr." />,
};
