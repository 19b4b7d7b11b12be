import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactText } from '#ui/FactText.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/FactText',
  component: FactText,
  parameters: guide(
    ['Use it where a card’s fact is a word, such as a civil status.'],
    ['Don’t use it for amounts: they have their own text.', 'Don’t write sentences with it.'],
  ),
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
