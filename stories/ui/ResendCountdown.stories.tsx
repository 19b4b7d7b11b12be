import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ResendCountdown } from '#ui/ResendCountdown.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/ResendCountdown',
  component: ResendCountdown,
  parameters: guide(
    ['Say how long to wait before a code can be sent again.'],
    ['Don’t announce every second.', 'Don’t show a disabled button without saying when it will work.'],
  ),
};
export default meta;
type Story = StoryObj;

export const ResendWaits: Story = {
  render: () => (
    <ResendCountdown
      remainingSeconds={42}
      label="Erneut senden"
      waitingText="Erneut senden möglich in 0:42"
      onResend={fn()}
    />
  ),
};

export const ResendReady: Story = {
  render: () => <ResendCountdown remainingSeconds={0} label="Erneut senden" waitingText="" onResend={fn()} />,
};

export const ResendUnderWay: Story = {
  render: () => <ResendCountdown remainingSeconds={0} label="Erneut senden" waitingText="" pending onResend={fn()} />,
};
