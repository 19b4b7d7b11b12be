import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AhvField } from '#ui/AhvField.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { CountryField, type CountryFieldProps } from '#ui/CountryField.tsx';
import { DateField, type DateFieldProps } from '#ui/DateField.tsx';
import { FieldWithHelp } from '#ui/FieldWithHelp.tsx';
import { PhoneField } from '#ui/PhoneField.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useAxes } from '../support/InFund.tsx';
import { storyDay } from '../support/story-clock.ts';

const Birthday = (props: Partial<DateFieldProps>) => {
  const { language } = useAxes();
  return (
    <DateField
      label="Geburtsdatum"
      helperText="Tag, Monat, Jahr – zum Beispiel 01.02.1964"
      locale={language}
      calendarLabel="Kalender öffnen"
      dialogLabel="Geburtsdatum wählen"
      today={storyDay}
      onLoadFailed={fn()}
      latest="2026-11-20"
      startAt="1976-06-15"
      autoComplete="bday"
      {...props}
    />
  );
};

const meta: Meta<typeof Birthday> = { title: 'UI/Form fields', component: Birthday };
export default meta;
type Story = StoryObj<typeof Birthday>;

const showing = (field: ReactElement): Story => ({ render: () => field });

export const DateEmpty: Story = {};
export const DateFilled: Story = { args: { defaultValue: '01.02.1964' } };
export const DateWrong: Story = {
  args: { defaultValue: '31.02.1964', error: 'Dieses Datum gibt es nicht. Bitte prüfen Sie Tag und Monat.' },
};
export const DateDisabled: Story = { args: { defaultValue: '01.02.1964', disabled: true } };
export const DateReadOnly: Story = { args: { defaultValue: '01.02.1964', readOnly: true } };

/** The value as react-hook-form receives it. */
const Registered = () => {
  const { register, control } = useForm({ defaultValues: { birthday: '', ahv: '', phone: '' } });
  return (
    <form style={{ display: 'grid', gap: 20 }}>
      <Birthday {...register('birthday')} />
      <AhvField label="AHV-Nummer" {...register('ahv')} />
      <PhoneField label="Mobilnummer" {...register('phone')} />
      <output>{Object.values(useWatch({ control })).join(' | ')}</output>
    </form>
  );
};

/** Digits are enough; other notations are accepted, too. */
export const TypedAsPeopleDo: Story = {
  parameters: { fundless: true },
  render: () => <Registered />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const birthday = await page.findByRole('textbox', { name: 'Geburtsdatum' });
    await userEvent.type(birthday, '01021964');
    await expect(birthday).toHaveValue('01.02.1964');
    await userEvent.clear(birthday);
    await userEvent.type(birthday, '1.2.1964');
    await userEvent.tab();
    await expect(birthday).toHaveValue('01.02.1964');
    const ahv = page.getByRole('textbox', { name: 'AHV-Nummer' });
    await userEvent.click(ahv);
    await userEvent.paste('756 0000 0000 19');
    await expect(ahv).toHaveValue('756.0000.0000.19');
    const phone = page.getByRole('textbox', { name: 'Mobilnummer' });
    await userEvent.type(phone, '079 123 45 67');
    await userEvent.tab();
    await expect(phone).toHaveValue('+41 79 123 45 67');
    await expect(await page.findByText('01.02.1964 | 756.0000.0000.19 | +41 79 123 45 67')).toBeVisible();
  },
};

/** Correcting a digit in the middle keeps the caret in place. */
export const CorrectedInTheMiddle: Story = {
  parameters: { fundless: true },
  render: () => <AhvField label="AHV-Nummer" defaultValue="756.0000.0001.9" />,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('756.0050.0000.19');
    await expect(field.selectionStart).toBe(7);
  },
};

/** The calendar starts with the year and closes once a day is chosen. */
export const ChosenInTheCalendar: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Kalender öffnen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Geburtsdatum wählen' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '1964' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Februar' }));
    await userEvent.click(await dialog.findByRole('gridcell', { name: '1' }));
    await expect(page.getByRole('textbox')).toHaveValue('01.02.1964');
    await waitFor(() => expect(page.getByRole('button', { name: 'Kalender öffnen' })).toHaveFocus());
  },
};

/** The calendar when it opens. */
export const CalendarOpen: Story = {
  parameters: { fundless: true },
  args: { defaultValue: '01.02.1964' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kalender öffnen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Geburtsdatum wählen' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The years open near those of most birth dates, as wide as a calendar and never wider than the window. */
const YearsOpen: Story = {
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kalender öffnen' }));
    const year = await screen.findByRole('radio', { name: '1976' });
    await waitFor(() => expect(year).toBeVisible());
    const dialog = screen.getByRole('dialog', { name: 'Geburtsdatum wählen' });
    const { left, right, width } = dialog.getBoundingClientRect();
    await expect(width).toBeGreaterThan(260);
    await expect(width).toBeLessThan(340);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    const shown = dialog.getBoundingClientRect();
    const place = year.getBoundingClientRect();
    await expect(place.top).toBeGreaterThanOrEqual(shown.top);
    await expect(place.bottom).toBeLessThanOrEqual(shown.bottom);
  },
};
export const YearsOnAPhone: Story = { ...YearsOpen, globals: { viewport: { value: 'phone' } } };
export const YearsOnATablet: Story = { ...YearsOpen, globals: { viewport: { value: 'tablet' } } };
export const YearsOnALaptop: Story = { ...YearsOpen, globals: { viewport: { value: 'desktop' } } };

export const AhvEmpty: Story = showing(
  <AhvField label="AHV-Nummer" helperText="Sie steht auf Ihrer Versicherungskarte." />,
);
export const AhvWrong: Story = showing(
  <AhvField
    label="AHV-Nummer"
    defaultValue="756.0000.0000.18"
    error="Da ist etwas schiefgelaufen. Bitte korrigieren."
  />,
);
export const PhoneEmpty: Story = showing(
  <PhoneField label="Mobilnummer" placeholder="+41 7x xxx xx xx" helperText="An diese Nummer senden wir Ihre Codes." />,
);
export const PhoneWrong: Story = showing(
  <PhoneField label="Mobilnummer" defaultValue="079 12" error="Telefonnummer ist ungültig" />,
);
/** With text the browser shows a cross that clears it. */
export const SearchFilled: Story = showing(<SearchField label="Suche" defaultValue="Vorsorgeausweis" />);

export const NameEmpty: Story = showing(<TextField label="Vorname" autoComplete="given-name" required />);
export const NameLong: Story = showing(
  <TextField
    label="Name nach der Änderung, so wie er im Familienausweis und in Ihrem Reisedokument steht"
    defaultValue="von Hohenstein-Winterthur-Bärengraben de la Fontaine-Rochefoucauld"
    helperText="So, wie er in Ihren amtlichen Ausweisen steht, mit allen Namen."
  />,
);
export const NameDisabled: Story = showing(<TextField label="Name" defaultValue="Huber" disabled />);

const states = [
  { value: '1', label: 'ledig' },
  { value: '2', label: 'verheiratet' },
  { value: '3', label: 'geschieden' },
  { value: '6', label: 'in eingetragener Partnerschaft' },
];
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
export const CountryChosen: Story = showing(<Country start="CH" />);
export const CountryMissing: Story = showing(<Country start="" error="Pflichtfeld darf nicht leer sein" />);
export const CountryDisabled: Story = showing(<Country start="CH" disabled />);

/** Part of the name is enough, with or without accents. */
export const CountrySearched: Story = {
  render: () => <Country start="CH" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole<HTMLInputElement>('combobox', { name: 'Land' });
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Land' })).toHaveAttribute('aria-autocomplete'));
    await userEvent.click(page.getByRole('combobox', { name: 'Land' }));
    await userEvent.keyboard('cote');
    await expect(await screen.findByRole('option', { name: 'Côte d’Ivoire' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('combobox', { name: 'Land' })).toHaveValue('Côte d’Ivoire');
    await expect(field).toBeDefined();
  },
};

const Terms = ({ error, ...props }: { error?: string; disabled?: boolean; defaultChecked?: boolean }) => (
  <CheckboxField
    label={
      <>
        Ich habe die <Link href="/demo/de-CH/terms">Nutzungsbedingungen</Link> gelesen und bin damit einverstanden.
      </>
    }
    error={error}
    {...props}
  />
);
export const TermsToTick: Story = showing(<Terms />);
export const TermsTicked: Story = showing(<Terms defaultChecked />);
export const TermsMissing: Story = showing(<Terms error="Bitte stimmen Sie zu, um weiterzufahren." />);
export const TermsDisabled: Story = showing(<Terms defaultChecked disabled />);

/** Clicking the label ticks the box. */
export const TermsTickedByTheirWords: Story = {
  parameters: { fundless: true },
  render: () => <Terms />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText(/gelesen und bin damit/));
    await expect(page.getByRole('checkbox')).toBeChecked();
  },
};

export const LetterCode: Story = {
  render: () => <CodeField kind="letters" label="Registrierungscode" />,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox');
    await userEvent.type(field, 'k7qp4xrm');
    await expect(field).toHaveValue('K7QP-4XRM');
  },
};

export const CodeWithHelp: Story = showing(
  <FieldWithHelp helpLabel="Wo finde ich den Code?" onHelp={fn()}>
    <CodeField kind="letters" label="Registrierungscode" />
  </FieldWithHelp>,
);

const Message = () => {
  const [value, setValue] = useState('Guten Tag\n\nIch habe eine Frage.');
  return (
    <TextArea
      label="Nachricht"
      required
      helperText="Noch 120 Zeichen"
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
};

/** A field for several lines, which grows with its text. */
export const SeveralLines: Story = { render: () => <Message /> };

export const SeveralLinesRefused: Story = {
  render: () => (
    <TextArea label="Nachricht" value="" onChange={fn()} lines={3} error="Pflichtfeld darf nicht leer sein" />
  ),
};
