import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '#ui/SearchField.tsx';
import { showing } from '../support/showing.ts';

const meta: Meta = {
  title: 'Components/SearchField',
  component: SearchField,
};
export default meta;
type Story = StoryObj;

/** With text the browser shows a cross that clears it. */
export const SearchFilled: Story = showing(<SearchField label="Suche" defaultValue="Vorsorgeausweis" />);
