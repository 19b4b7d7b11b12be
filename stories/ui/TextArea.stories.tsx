import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextArea } from '#ui/TextArea.tsx';
import { guide } from '../support/guide.ts';

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
  parameters: guide(
    ['Use it for text of several lines, and say how long it may be.'],
    ['Don’t cut off what is too long: say by how much.', 'Don’t use it for one line.'],
  ),
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
