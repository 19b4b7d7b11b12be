import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, use, useState } from 'react';
import { dayOf, type IsoDate } from '#kernel/date.ts';
import { useInertPage } from '../use-inert-page.ts';
import type { CalendarWords } from './calendar-words.ts';

/** A day without a time, so that time zones don't shift it. */
const toDayjs = (iso: IsoDate | undefined): Dayjs | undefined => {
  const day = iso === undefined ? null : dayOf(iso);
  return day === null ? undefined : dayjs(new Date(day.year, day.month - 1, day.day));
};

const TodayContext = createContext<IsoDate | null>(null);

/** A day of the calendar; today is the portal's, whatever the day of the browser. */
const Day = (props: PickerDayProps) => {
  const today = props.day.format('YYYY-MM-DD') === use(TodayContext);
  return <PickerDay {...props} today={today} aria-current={today ? 'date' : undefined} />;
};

type CalendarPopoverProps = {
  /** The field below which it opens. */
  anchor: HTMLElement;
  label: string;
  value: IsoDate | null;
  /** The current day in Switzerland. */
  today: IsoDate;
  earliest?: IsoDate | undefined;
  latest?: IsoDate | undefined;
  /** Where it opens if there is no value. */
  startAt?: IsoDate | undefined;
  openTo: 'year' | 'day';
  words: CalendarWords;
  onChoose: (iso: IsoDate) => void;
  onClose: () => void;
};

/** A calendar for year, month and day. Only choosing a day changes the value. */
export const CalendarPopover = ({
  anchor,
  label,
  value,
  today,
  earliest,
  latest,
  startAt,
  openTo,
  onChoose,
  onClose,
  words,
}: CalendarPopoverProps) => {
  const [draft, setDraft] = useState<Dayjs | null>(() => toDayjs(value ?? undefined) ?? null);
  useInertPage();
  const [minDate, maxDate, referenceDate] = [toDayjs(earliest), toDayjs(latest), toDayjs(startAt)];
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { mt: 0.5 } } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} {...words}>
        <TodayContext value={today}>
          <DateCalendar
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as expected
            autoFocus
            value={draft}
            views={['year', 'month', 'day']}
            openTo={openTo}
            yearsPerRow={4}
            slots={{ day: Day }}
            dayOfWeekFormatter={(day: Dayjs) => day.format('dd')}
            {...(minDate && { minDate })}
            {...(maxDate && { maxDate })}
            {...(referenceDate && { referenceDate })}
            onChange={(day: Dayjs | null, _state, view) => {
              setDraft(day);
              if (view === 'day' && day !== null) onChoose(day.format('YYYY-MM-DD'));
            }}
          />
        </TodayContext>
      </LocalizationProvider>
    </Popover>
  );
};
