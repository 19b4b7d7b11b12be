import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { useRef, useState } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { formatDate, parseDate, type IsoDate } from '#kernel/date.ts';
import { formatDateInput } from '#domain/typing.ts';
import { loadCalendar } from './calendar/load-calendar.ts';
import { FigureField } from './FigureField.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { enterValue, typeInto } from './formatted-input.ts';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

/** The field below which the calendar opens. */
const field = `.${outlinedInputClasses.root}`;

/** Props of {@link DateField}, which accepts the result of react-hook-form's `register()`. */
export type DateFieldProps = FormFieldProps & {
  /** The calendar's language. */
  locale: Locale;
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  /** Name of the calendar. */
  dialogLabel: string;
  /** The current day in Switzerland, marked in the calendar. */
  today: IsoDate;
  /** Called if the calendar can't be loaded; the field takes the focus, so that the date can be typed. */
  onLoadFailed: (error: unknown) => void;
  /** Earliest and latest day to choose in the calendar. The form's rules apply to typed dates. */
  earliest?: IsoDate;
  latest?: IsoDate;
  /** Where the calendar opens if the field is empty: about forty years ago for a birth date. */
  startAt?: IsoDate;
};

/**
 * A date, primarily typed: with numeric keypad and automatic dots; `1.2.1964`, `1/2/1964` or a pasted
 * `1964-02-01` become `01.02.1964`. A button opens a calendar that starts with the year; it is loaded when first
 * used, and typing still works if it fails to load. The change handler gets the formatted value.
 */
export const DateField = ({
  locale,
  calendarLabel,
  dialogLabel,
  today,
  onLoadFailed,
  earliest,
  latest,
  startAt,
  ref,
  onChange,
  onBlur,
  ...props
}: DateFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [loading, setLoading] = useState(false);
  const [calendar, setCalendar] = useState<
    Awaited<ReturnType<typeof loadCalendar>> & { anchor: HTMLElement; value: IsoDate | null }
  >();
  const locked = props.disabled === true || props.readOnly === true;

  const open = async (anchor: HTMLElement) => {
    if (loading) return;
    setLoading(true);
    try {
      const loaded = await loadCalendar(locale);
      setCalendar({ ...loaded, anchor, value: parseDate(input.current?.value ?? '') });
    } catch (error) {
      onLoadFailed(error);
      input.current?.focus();
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <FigureField
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...props}
        ref={useForkRef(input, ref)}
        onChange={(event) => {
          typeInto(event.target, formatDateInput);
          onChange?.(event);
        }}
        onBlur={(event) => {
          const typed = parseDate(event.target.value);
          if (typed !== null) enterValue(event.target, formatDate(typed));
          onBlur?.(event);
        }}
        endAdornment={
          locked ? undefined : (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={calendarLabel}
                aria-haspopup="dialog"
                aria-expanded={calendar !== undefined}
                aria-busy={loading || undefined}
                onClick={({ currentTarget }) => void open(currentTarget.closest<HTMLElement>(field) ?? currentTarget)}
              >
                {loading ? <Spinner /> : <Icon name="calendar" />}
              </IconButton>
            </InputAdornment>
          )
        }
      />
      {calendar === undefined ? null : (
        <calendar.Popover
          words={calendar.words}
          anchor={calendar.anchor}
          label={dialogLabel}
          value={calendar.value}
          today={today}
          earliest={earliest}
          latest={latest}
          startAt={startAt}
          openTo={calendar.value === null ? 'year' : 'day'}
          onChoose={(iso) => {
            if (input.current !== null) enterValue(input.current, formatDate(iso));
            setCalendar(undefined);
          }}
          onClose={() => {
            setCalendar(undefined);
          }}
        />
      )}
    </>
  );
};
