import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactText } from '#ui/FactText.tsx';

const meta: Meta = {
  title: 'Components/FactText',
  component: FactText,
};
export default meta;
type Story = StoryObj;

export const Facts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 280 }}>
      <FactText>verheiratet</FactText>
      <FactText>Aufgelöste eingetragene Partnerschaft</FactText>
    </div>
  ),
};
