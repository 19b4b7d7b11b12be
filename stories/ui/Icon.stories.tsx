import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '#ui/Icon.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'document' },
  parameters: guide(['Beside words, as decoration; alone only with a title.'], ['Don’t use two icons for one thing.']),
};
export default meta;
type Story = StoryObj;

/** Beside words that say the same, it is hidden from screen readers. */
export const Decorative: Story = {};

/** Alone, it has a name. */
export const WithAName: Story = { args: { title: 'Dokument', size: 28 } };
