import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GenerationDrawer } from '#ui/GenerationDrawer.tsx';
import words from '#words/de-CH/documents.json';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/GenerationDrawer',
  component: GenerationDrawer,
  parameters: {
    ...guide(
      ['Let people go on to other pages while a document is being made.'],
      ['Don’t use it for what takes less than a moment.', 'Don’t open the document unasked.'],
    ),
    docs: { story: { inline: false, height: '320px' } },
  },
};
export default meta;
type Story = StoryObj;

/** The drawer while a document is being generated. */
export const DrawerGenerating: Story = {
  render: () => (
    <GenerationDrawer
      label={words.generation.label}
      text={words.generation.going}
      hint={words.generation.meanwhile}
      isReady={false}
      openLabel={words.generation.open}
      closeLabel={words.generation.dismiss}
      onOpen={fn()}
      onClose={fn()}
    />
  ),
};

/** The drawer when the document has arrived. */
export const DrawerArrived: Story = {
  render: () => (
    <GenerationDrawer
      label={words.generation.label}
      text={words.generation.arrived}
      isReady
      openLabel={words.generation.open}
      closeLabel={words.generation.dismiss}
      onOpen={fn()}
      onClose={fn()}
    />
  ),
};
