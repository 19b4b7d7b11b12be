import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarkedText } from '#ui/MarkedText.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/MarkedText',
  component: MarkedText,
  parameters: guide(['Mark each word that was searched for.'], ['Don’t use it to emphasise: that is bold text.']),
};
export default meta;
type Story = StoryObj;

/** A text with what a search has found in it. */
export const MarkedMatches: Story = {
  render: () => (
    <p style={{ margin: 0, maxInlineSize: 420 }}>
      <MarkedText
        text="Mit einem Einkauf schliessen Sie Lücken; überobligatorische Einkäufe erhöhen Ihre Rente."
        words={['einkauf', 'uber', 'lucken']}
      />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('über')).toBeVisible();
  },
};
