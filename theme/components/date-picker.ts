import type { PortalComponents } from '../portal-components.ts';

/** Calendars. */
export const datePicker: PortalComponents = {
  MuiPickersCalendarHeader: {
    styleOverrides: { label: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightMedium }) },
  },
  MuiDayCalendar: {
    styleOverrides: { weekDayLabel: ({ theme: { palette } }) => ({ color: palette.text.secondary }) },
  },
};
