import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** With text the browser shows a cross that clears it. */
export const SearchFilled: Story = showing(<SearchField label="Suche" defaultValue="Vorsorgeausweis" />);
