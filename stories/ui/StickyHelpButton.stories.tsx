import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StickyHelpButton } from '#ui/StickyHelpButton.tsx';
import { exactly } from '../support/axes.ts';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/StickyHelpButton',
  component: StickyHelpButton,
  render: () => (
    <div style={{ blockSize: 120 }}>
      <StickyHelpButton href="/fragen" label="Fragen und Antworten" />
    </div>
  ),
  parameters: guide(['Lead to the questions that this page raises.'], ['Don’t cover what has the focus.']),
};
export default meta;
type Story = StoryObj;

const at = (width: number): Story => ({
  parameters: {
    fundless: true,
    viewport: { options: { exact: exactly(width) } },
    docs: { story: { height: '200px' } },
  },
  globals: { viewport: { value: 'exact' } },
});

/** Round, where there is little room beside the content. */
export const HelpAtHand: Story = { ...at(1300), parameters: { ...at(1300).parameters, fundless: false } };

/** With its text, in a wide window. */
export const WithItsText: Story = at(1760);

/** The text is there, too, for who comes by keyboard or points at it. */
export const InFocus: Story = {
  ...at(1300),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('link');
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent(/\S/);
  },
};
