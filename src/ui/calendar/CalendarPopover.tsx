import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { dayOf, type IsoDate } from '#kernel/date.ts';
import type { CalendarWords } from './calendar-words.ts';

/** A day without a time, so that no time zone can move it. */
const toDayjs = (iso: IsoDate | undefined): Dayjs | undefined => {
  const day = iso === undefined ? null : dayOf(iso);
  return day === null ? undefined : dayjs(new Date(day.year, day.month - 1, day.day));
};

/** The library's calendar with the fund's corners and fills. It is styled here and not in the theme, which every page loads. */
const Calendar = styled(DateCalendar)(({ theme, theme: { tokens } }) => {
  const corner = { borderRadius: Math.min(tokens.corner.control, 18) };
  const chosen = {
    backgroundColor: tokens.colour.action.main,
    color: tokens.colour.action.on,
    border: `1px solid ${tokens.colour.action.edge}`,
    fontWeight: theme.typography.fontWeightMedium,
  };
  const ring = { outline: `2px solid ${tokens.colour.focus.ring}`, outlineOffset: 1 };
  return {
    // A narrow phone leaves it less than its own width.
    '&, & .MuiYearCalendar-root': { inlineSize: 'min(320px, 100%)' },
    '& .MuiPickersCalendarHeader-label': { ...theme.typography.body1, fontWeight: theme.typography.fontWeightMedium },
    '& .MuiDayCalendar-weekDayLabel': { ...theme.typography.body2, color: theme.palette.text.secondary },
    '& .MuiPickerDay-root, & .MuiYearCalendar-button, & .MuiMonthCalendar-button': {
      ...theme.typography.body2,
      ...corner,
      '&:hover, &:focus': { backgroundColor: tokens.colour.hover },
      '&:focus-visible': ring,
      '&.Mui-selected': { ...chosen, '&:hover, &:focus': chosen, '&:focus-visible': { ...chosen, ...ring } },
      // A day that cannot be chosen.
      '&.Mui-disabled': { color: theme.palette.text.disabled },
    },
  };
});

/** Props of {@link CalendarPopover}. */
export type CalendarPopoverProps = {
  /** The field it hangs below. */
  anchor: HTMLElement;
  label: string;
  value: IsoDate | null;
  earliest?: IsoDate | undefined;
  latest?: IsoDate | undefined;
  /** Where it opens while there is no value. */
  startAt?: IsoDate | undefined;
  openTo: 'year' | 'day';
  onChoose: (iso: IsoDate) => void;
  onClose: () => void;
};

/** A calendar: year, month, day. Only the chosen day leaves it; the steps on the way there change nothing. */
export const CalendarPopover = ({
  anchor,
  label,
  value,
  earliest,
  latest,
  startAt,
  openTo,
  onChoose,
  onClose,
  words,
}: CalendarPopoverProps & { words: CalendarWords }) => {
  const [draft, setDraft] = useState<Dayjs | null>(() => toDayjs(value ?? undefined) ?? null);
  const [minDate, maxDate, referenceDate] = [toDayjs(earliest), toDayjs(latest), toDayjs(startAt)];
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { mt: 0.5 } } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} {...words}>
        <Calendar
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as it is expected to
          autoFocus
          value={draft}
          views={['year', 'month', 'day']}
          openTo={openTo}
          yearsPerRow={4}
          dayOfWeekFormatter={(day: Dayjs) => day.format('dd')}
          {...(minDate && { minDate })}
          {...(maxDate && { maxDate })}
          {...(referenceDate && { referenceDate })}
          onChange={(day: Dayjs | null, _state, view) => {
            setDraft(day);
            if (view === 'day' && day !== null) onChoose(day.format('YYYY-MM-DD'));
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
};
