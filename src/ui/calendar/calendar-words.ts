import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';

type LocaleText = LocalizationProviderProps<string>['localeText'];

/** What the calendar says, by language: names of months and days, and of its buttons. */
export type CalendarWords = { readonly adapterLocale: string; readonly localeText: LocaleText };

/** Takes the texts out of the library's form of a theme. */
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
