import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ResendCountdown } from '#ui/ResendCountdown.tsx';

const meta: Meta = {
  title: 'Components/ResendCountdown',
  component: ResendCountdown,
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
