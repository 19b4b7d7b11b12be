import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/AmountText',
  component: AmountText,
  parameters: guide(
    [
      'Show the one figure of a page large, and all others small.',
      'Format by `formatChf`, with two decimals and CHF in front.',
    ],
    [
      'Don’t show the same figure as a headline twice.',
      'Don’t write CHF 0.00 for what isn’t possible: say it in words.',
    ],
  ),
};
export default meta;
type Story = StoryObj;

export const Amounts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <AmountText size="hero">{formatChf(412_350.4)}</AmountText>
      <AmountText size="figure">{formatChf(31_214.2)}</AmountText>
      <AmountText size="figure">{formatChf(-4_120.5)}</AmountText>
      <p style={{ margin: 0, maxInlineSize: 220 }}>
        <AmountText>{formatChf(12_345_678.9)}</AmountText> · <AmountText>{formatChf(0)}</AmountText>
      </p>
    </div>
  ),
};
