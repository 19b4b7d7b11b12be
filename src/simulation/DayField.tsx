import Box from '@mui/material/Box';
import { memo, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, parseDate, type IsoDate } from '#kernel/date.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useToday } from '#state/kernel/today.ts';
import { DateField } from '#ui/DateField.tsx';
import { dayHelp } from './day-help.ts';
import { useReckoned } from './reckoned.ts';
import { TakeBound } from './TakeBound.tsx';

const fieldSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 } as const;

type DayFieldProps = {
  label: string;
  value: IsoDate;
  /** First and last possible day; the last one may be unknown. */
  min: IsoDate;
  max: IsoDate | null;
  /** Further help at the field. */
  help?: string | undefined;
  /** Whether it takes the focus of what stood in its place. */
  takesFocus?: boolean;
  /** Keep its identity between renders, so that only the changed field is rendered. */
  onChange: (day: IsoDate) => void;
};

/**
 * A day, typed or chosen from the calendar. What is no day between the limits stays in the field, which says so and offers
 * the nearest possible one. So does a day that another field has made impossible.
 */
export const DayField = memo(({ label, value, min, max, help, takesFocus = false, onChange }: DayFieldProps) => {
  const { t } = useTranslation('simulation');
  const { log } = useServices();
  const locale = useValue(localeAtom);
  const today = useToday();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? formatDate(value);
  const problemOf = (day: IsoDate | null): string | undefined => {
    if (day === null) return t('problems.day', { example: formatDate(min) });
    if (day < min) return t('problems.tooEarly', { min: formatDate(min) });
    return max !== null && day > max ? t('problems.tooLate', { max: formatDate(max) }) : undefined;
  };
  const wanted = parseDate(text);
  const problem = problemOf(wanted);
  const bound = wanted === null ? null : wanted < min ? min : max !== null && wanted > max ? max : null;
  const take = useCallback(
    (day: IsoDate) => {
      setTyped(null);
      onChange(day);
    },
    [onChange],
  );
  useReckoned(label, typed === null || problem === undefined ? null : formatDate(value));
  return (
    <Box sx={fieldSx}>
      <DateField
        id={id}
        label={label}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the field that was asked for
        autoFocus={takesFocus}
        locale={locale}
        calendarLabel={t('day.calendar')}
        dialogLabel={t('day.calendarTitle', { label })}
        placeholder={t('day.form')}
        today={today}
        earliest={min}
        {...(max !== null && { latest: max })}
        onLoadFailed={(error) => log('The calendar could not be loaded.', error)}
        helperText={dayHelp(t, min, max, help)}
        error={problem}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const day = parseDate(currentTarget.value);
          if (day !== null && problemOf(day) === undefined) onChange(day);
        }}
        onBlur={() => {
          if (problem === undefined) setTyped(null);
        }}
      />
      {bound === null ? null : <TakeBound value={formatDate(bound)} bound={bound} field={id} onTake={take} />}
    </Box>
  );
});
