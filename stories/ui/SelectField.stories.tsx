import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '#ui/SelectField.tsx';
import { guide } from '../support/guide.ts';
import { showing } from '../support/showing.ts';

const states = [
  { value: '1', label: 'ledig' },
  { value: '2', label: 'verheiratet' },
  { value: '3', label: 'geschieden' },
  { value: '6', label: 'in eingetragener Partnerschaft' },
];

const meta: Meta = {
  title: 'Components/SelectField',
  component: SelectField,
  parameters: guide(
    ['Use it for three to about ten short options.'],
    ['Don’t use it for two: radios show both at once.', 'Don’t use it for long lists such as countries.'],
  ),
};
export default meta;
type Story = StoryObj;

export const SelectEmpty: Story = showing(
  <SelectField label="Zivilstand" emptyLabel="Bitte wählen" options={states} />,
);

export const SelectFilled: Story = showing(
  <SelectField label="Zivilstand" options={states} defaultValue="2" helperText="Ab dem Tag der Änderung." />,
);

export const SelectWrong: Story = showing(
  <SelectField
    label="Zivilstand"
    emptyLabel="Bitte wählen"
    options={states}
    error="Pflichtfeld darf nicht leer sein"
  />,
);

export const SelectDisabled: Story = showing(
  <SelectField label="Zivilstand" options={states} defaultValue="2" disabled />,
);
