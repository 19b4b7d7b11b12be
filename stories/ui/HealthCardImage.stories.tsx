import type { Meta, StoryObj } from '@storybook/react-vite';
import { HealthCardImage } from '#ui/HealthCardImage.tsx';
import { DrawnPaper } from '#ui/DrawnPaper.tsx';

const meta: Meta = {
  title: 'Components/HealthCardImage',
  component: HealthCardImage,
  subcomponents: { DrawnPaper },
};
export default meta;
type Story = StoryObj;

export const DrawnHealthCard: Story = {
  render: () => <HealthCardImage alt="Versicherungskarte" nameCaption="Name, Vorname" numberCaption="AHV-Nr." />,
};
