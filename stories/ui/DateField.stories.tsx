import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, useWatch } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AhvField } from '#ui/AhvField.tsx';
import { DateField, type DateFieldProps } from '#ui/DateField.tsx';
import { PhoneField } from '#ui/PhoneField.tsx';
import { guide } from '../support/guide.ts';
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

const meta: Meta = {
  title: 'Components/DateField',
  component: DateField,
  parameters: guide(
    ['Use it for dates that people know by heart, such as a birthday.', 'Show the expected form by an example.'],
    [
      'Don’t make people pick a birthday from a calendar: typing is quicker.',
      'Don’t refuse a date for its separators.',
    ],
  ),
  render: (args) => <Birthday {...args} />,
};
export default meta;
type Story = StoryObj;

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
  name: 'Typed in other formats',
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

/** The calendar starts with the year and closes once a day is chosen. */
export const ChosenInTheCalendar: Story = {
  name: 'Chosen in the calendar',
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
