import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CountryField, type CountryFieldProps } from '#ui/CountryField.tsx';
import { CountrySearch } from '#ui/CountrySearch.tsx';
import { guide } from '../support/guide.ts';
import { showing } from '../support/showing.ts';

const countryNames = {
  CH: 'Schweiz',
  LI: 'Liechtenstein',
  DE: 'Deutschland',
  FR: 'Frankreich',
  IT: 'Italien',
  AT: 'Österreich',
  BR: 'Brasilien',
  CI: 'Côte d’Ivoire',
  GB: 'Vereinigtes Königreich',
  NO: 'Norwegen',
  PT: 'Portugal',
};

const countries = Object.entries(countryNames)
  .map(([code, name]) => ({ code, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));

const Country = ({ start, ...props }: Partial<CountryFieldProps> & { start: string }) => {
  const [value, setValue] = useState(start);
  return (
    <CountryField
      label="Land"
      value={value}
      onChange={setValue}
      countries={countries}
      preferred={['CH', 'LI', 'DE', 'AT', 'FR', 'IT']}
      emptyLabel="Bitte wählen"
      noneText="Kein Land mit diesem Namen"
      openText="Liste öffnen"
      closeText="Liste schliessen"
      clearText="Leeren"
      onLoadFailed={fn()}
      {...props}
    />
  );
};

const meta: Meta = {
  title: 'Components/CountryField',
  component: CountryField,
  subcomponents: { CountrySearch },
  parameters: guide(
    ['Use it for a country or a nationality.'],
    ['Don’t use it for a handful of countries: a select is quicker.', 'Don’t show codes instead of names.'],
  ),
};
export default meta;
type Story = StoryObj;

export const CountryChosen: Story = showing(<Country start="CH" />);

export const CountryMissing: Story = showing(<Country start="" error="Pflichtfeld darf nicht leer sein" />);

export const CountryDisabled: Story = showing(<Country start="CH" disabled />);

/** Part of the name is enough, with or without accents. */
export const CountrySearched: Story = {
  render: () => <Country start="CH" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Land' })).toHaveAttribute('aria-autocomplete'));
    await userEvent.click(page.getByRole('combobox', { name: 'Land' }));
    await userEvent.keyboard('cote');
    await expect(await screen.findByRole('option', { name: 'Côte d’Ivoire' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('combobox', { name: 'Land' })).toHaveValue('Côte d’Ivoire');
  },
};
