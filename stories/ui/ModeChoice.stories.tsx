import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ModeChoice, type ModeValue } from '#ui/ModeChoice.tsx';

const options = [
  { value: 'light', label: 'Hell' },
  { value: 'dark', label: 'Dunkel' },
  { value: 'system', label: 'Wie das Gerät' },
] as const;

const Chosen = () => {
  const [mode, setMode] = useState<ModeValue>('system');
  return <ModeChoice label="Darstellung" value={mode} options={options} onChange={setMode} />;
};

const meta: Meta = {
  title: 'Components/ModeChoice',
  component: ModeChoice,
  render: () => <Chosen />,
};
export default meta;
type Story = StoryObj;

export const LikeTheDevice: Story = {};
