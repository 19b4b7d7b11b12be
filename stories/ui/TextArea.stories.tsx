import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextArea } from '#ui/TextArea.tsx';

const Message = () => {
  const [value, setValue] = useState('Guten Tag\n\nIch habe eine Frage.');
  return (
    <TextArea
      label="Nachricht"
      required
      helperText="Noch 120 Zeichen"
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
};

const meta: Meta = {
  title: 'Components/TextArea',
  component: TextArea,
};
export default meta;
type Story = StoryObj;

/** A field for several lines, which grows with its text. */
export const SeveralLines: Story = { render: () => <Message /> };

export const SeveralLinesRefused: Story = {
  render: () => (
    <TextArea label="Nachricht" value="" onChange={fn()} lines={3} error="Pflichtfeld darf nicht leer sein" />
  ),
};
