import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ModeChoice, type ModeValue } from '#ui/ModeChoice.tsx';
import { guide } from '../support/guide.ts';

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
  parameters: guide(
    ['Offer it once, in the menu of the page’s frame.'],
    ['Don’t hide «System»: it is what most people want.'],
  ),
  render: () => <Chosen />,
};
export default meta;
type Story = StoryObj;

export const LikeTheDevice: Story = {};
