import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from '#ui/PhoneField.tsx';
import { showing } from '../support/showing.ts';

const meta: Meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
};
export default meta;
type Story = StoryObj;

export const PhoneEmpty: Story = showing(
  <PhoneField label="Mobilnummer" placeholder="+41 7x xxx xx xx" helperText="An diese Nummer senden wir Ihre Codes." />,
);

export const PhoneWrong: Story = showing(
  <PhoneField label="Mobilnummer" defaultValue="079 12" error="Telefonnummer ist ungültig" />,
);
