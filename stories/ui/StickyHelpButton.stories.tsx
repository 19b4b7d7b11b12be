import type { Meta, StoryObj } from '@storybook/react-vite';
import { StickyHelpButton } from '#ui/StickyHelpButton.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/StickyHelpButton',
  component: StickyHelpButton,
  parameters: guide(['Lead to the questions that this page raises.'], ['Don’t cover what has the focus.']),
};
export default meta;
type Story = StoryObj;

export const HelpAtHand: Story = {
  render: () => (
    <div style={{ blockSize: 160, contain: 'layout' }}>
      <StickyHelpButton href="/fragen" label="Fragen und Antworten" />
    </div>
  ),
};
