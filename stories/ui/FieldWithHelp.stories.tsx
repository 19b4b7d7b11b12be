import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CodeField } from '#ui/CodeField.tsx';
import { FieldWithHelp } from '#ui/FieldWithHelp.tsx';
import { guide } from '../support/guide.ts';
import { showing } from '../support/showing.ts';

const meta: Meta = {
  title: 'Components/FieldWithHelp',
  component: FieldWithHelp,
  parameters: guide(
    ['Use it where people have to look something up on paper.'],
    ['Don’t explain what the label can say.', 'Don’t cover the field with the help.'],
  ),
};
export default meta;
type Story = StoryObj;

export const CodeWithHelp: Story = showing(
  <FieldWithHelp helpLabel="Wo finde ich den Code?" onHelp={fn()}>
    <CodeField kind="letters" label="Registrierungscode" />
  </FieldWithHelp>,
);
