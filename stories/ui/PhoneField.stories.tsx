import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from '#ui/PhoneField.tsx';
import { guide } from '../support/guide.ts';
import { showing } from '../support/showing.ts';

const meta: Meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  parameters: guide(
    ['Accept numbers as people write them, also from abroad.', 'Say why the number is needed.'],
    ['Don’t reformat while somebody is typing.', 'Don’t ask for the country code in a field of its own.'],
  ),
};
export default meta;
type Story = StoryObj;

export const PhoneEmpty: Story = showing(
  <PhoneField label="Mobilnummer" placeholder="+41 7x xxx xx xx" helperText="An diese Nummer senden wir Ihre Codes." />,
);

export const PhoneWrong: Story = showing(
  <PhoneField label="Mobilnummer" defaultValue="079 12" error="Telefonnummer ist ungültig" />,
);
