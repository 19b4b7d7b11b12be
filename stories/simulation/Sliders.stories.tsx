import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AgeSlider } from '#simulation/AgeSlider.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';

type Props = Omit<ComponentProps<typeof AmountSlider>, 'onChange'>;

const Amount = ({ value: initial, ...props }: Props) => {
  const [value, setValue] = useState(initial);
  return <AmountSlider {...props} value={value} onChange={setValue} />;
};

const Age = () => {
  const [value, setValue] = useState(774);
  return <AgeSlider label="Alter bei der Pensionierung" value={value} min={696} max={840} onChange={setValue} />;
};

/** The sliders of simulators, each with a field for the exact value. */
const meta: Meta<typeof Amount> = {
  title: 'Components/Simulators/Sliders',
  component: Amount,
  args: { label: 'Einkauf', unit: 'chf', value: 25_000, max: 83_400, step: 1_000 },
};
export default meta;
type Story = StoryObj<typeof Amount>;

/** An amount in CHF. */
export const InChf: Story = {};

/** A share, with further help. */
export const InPercent: Story = {
  args: { label: 'Davon als Kapital', unit: 'percent', value: 40, max: 100, step: 1, help: '0 % ist nur Rente' },
};

/** An amount that another field has made impossible. */
export const AboveItsMost: Story = {
  name: 'Value above its range',
  args: { value: 22_433.49, max: 17_603.74, help: 'In fünf Jahresraten ist weniger möglich als auf einmal' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Einkauf' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Höchstens CHF\s17’603\.74\./);
  },
};

/** An age to the month. */
export const ByMonth: Story = { render: () => <Age /> };

const typing =
  (text: string, said: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.tab();
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAccessibleDescription(said);
  };

/** More than the maximum stays in the field, which says so. */
export const AboveTheMaximum: Story = {
  name: 'Typed above the maximum',
  parameters: { fundless: true },
  play: typing('90000', /83’400\.?$/),
};

/** No number. */
export const NoNumber: Story = { parameters: { fundless: true }, play: typing('viel', /40’000\.$/) };
