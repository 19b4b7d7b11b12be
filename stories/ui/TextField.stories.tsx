import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '#ui/TextField.tsx';
import { showing } from '../support/showing.ts';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: guide(
    [
      'Say above the field what belongs into it, and keep it in sight.',
      'Accept what people type, and show it as it will be kept.',
    ],
    ['Don’t put the label into the placeholder.', 'Don’t correct while somebody still types.'],
  ),
};
export default meta;
type Story = StoryObj;

export const NameEmpty: Story = showing(<TextField label="Vorname" autoComplete="given-name" required />);

export const NameLong: Story = showing(
  <TextField
    label="Name nach der Änderung, so wie er im Familienausweis und in Ihrem Reisedokument steht"
    defaultValue="von Hohenstein-Winterthur-Bärengraben de la Fontaine-Rochefoucauld"
    helperText="So, wie er in Ihren amtlichen Ausweisen steht, mit allen Namen."
  />,
);

export const NameDisabled: Story = showing(<TextField label="Name" defaultValue="Huber" disabled />);
