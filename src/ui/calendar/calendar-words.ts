import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';

type LocaleText = LocalizationProviderProps<string>['localeText'];

/** The calendar's texts in a language: names of months, days and buttons. */
export type CalendarWords = { readonly adapterLocale: string; readonly localeText: LocaleText };

/** Extracts the texts from MUI X's locale theme. */
export const calendarWords = (
  adapterLocale: string,
  library: {
    readonly components: {
      readonly MuiLocalizationProvider: { readonly defaultProps: { readonly localeText: LocaleText } };
    };
  },
): CalendarWords => ({
  adapterLocale,
  localeText: library.components.MuiLocalizationProvider.defaultProps.localeText,
});
