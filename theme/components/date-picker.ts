import type { PortalComponents } from '../portal-components.ts';
import type { PortalThemeParts } from '../theme-types.ts';

/** As wide as a week, and never wider than a phone's screen. */
const calendarWidth = { width: 320, maxWidth: '100%' } as const;

/** A day, a month or a year: with the corners of the other controls, and in the fund's colour if it is chosen. */
const choice = ({ tokens }: PortalThemeParts) => {
  const chosen = {
    backgroundColor: tokens.colour.action.main,
    color: tokens.colour.action.on,
    fontWeight: 600,
    outline: `1px solid ${tokens.colour.action.edge}`,
    outlineOffset: -1,
  };
  const ring = { outline: `2px solid ${tokens.colour.focus.ring}`, outlineOffset: 1 };
  return {
    borderRadius: Math.min(tokens.corner.control, 18),
    '&:hover, &:focus': { backgroundColor: tokens.colour.hover },
    '&:focus-visible': ring,
    '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': chosen,
    '&.Mui-selected:focus-visible': { ...chosen, ...ring },
    '&.Mui-disabled': { color: tokens.colour.disabled.text },
  };
};

/** Calendars. */
export const datePicker: PortalComponents = {
  MuiDateCalendar: { styleOverrides: { root: calendarWidth } },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      label: ({ theme: { typography } }) => ({ ...typography.body1, fontWeight: typography.fontWeightMedium }),
    },
  },
  MuiPickersArrowSwitcher: { styleOverrides: { button: { fontSize: '1.5rem' } } },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: ({ theme: { palette, typography } }) => ({ ...typography.body2, color: palette.text.secondary }),
    },
  },
  MuiPickerDay: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body2, ...choice(theme) }) },
  },
  MuiMonthCalendar: {
    styleOverrides: {
      root: calendarWidth,
      button: ({ theme }) => ({ ...theme.typography.body2, ...choice(theme) }),
    },
  },
  MuiYearCalendar: {
    defaultProps: { yearsPerRow: 4 },
    styleOverrides: {
      root: calendarWidth,
      button: ({ theme }) => ({ ...theme.typography.body2, ...choice(theme) }),
    },
  },
};
