import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField } from '#ui/SearchField.tsx';
import { guide } from '../support/guide.ts';
import { showing } from '../support/showing.ts';

const meta: Meta = {
  title: 'Components/SearchField',
  component: SearchField,
  parameters: guide(
    ['Search while people type, and say how many results there are.'],
    ['Don’t use it for a choice from a short list.', 'Don’t correct what is typed.'],
  ),
};
export default meta;
type Story = StoryObj;

const Filled = () => {
  const [text, setText] = useState('Vorsorgeausweis');
  return (
    <SearchField
      label="Suche"
      value={text}
      onChange={({ target }) => setText(target.value)}
      clearLabel="Suche leeren"
      onClear={() => setText('')}
    />
  );
};

/** With text a button clears it. */
export const SearchFilled: Story = showing(<Filled />);
