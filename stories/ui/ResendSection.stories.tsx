import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ResendSection } from '#ui/ResendSection.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/ResendSection',
  component: ResendSection,
  parameters: guide(
    ['Say what to check first, then offer to send the code again.'],
    ['Don’t show it as prominently as the field.', 'Don’t say whether an address or number is known.'],
  ),
};
export default meta;
type Story = StoryObj;

export const ResendWithHelp: Story = {
  render: () => (
    <ResendSection
      title="Keine SMS erhalten?"
      text="Prüfen Sie, ob Ihr Telefon Empfang hat."
      trouble={{ severity: 'error', text: 'Der Dienst antwortet nicht.' }}
      remainingSeconds={0}
      label="Erneut senden"
      waitingText=""
      readyText="Sie können den Code jetzt erneut senden."
      onResend={fn()}
    />
  ),
};
