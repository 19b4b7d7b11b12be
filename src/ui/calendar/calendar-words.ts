import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';

type LocaleText = NonNullable<LocalizationProviderProps<string>['localeText']>;

/** The calendar's texts in a language: names of months, days and buttons. */
export type CalendarWords = { readonly adapterLocale: string; readonly localeText: LocaleText };

/** The texts as MUI X declares them in a locale theme, where each may be undefined. */
type DeclaredTexts<Texts> = { readonly [Key in keyof Texts]?: Texts[Key] | undefined };

const definedOf = <Texts extends object>(declared: DeclaredTexts<Texts>): Partial<Texts> => {
  const defined: Partial<Texts> = {};
  for (const key in declared) {
    const text = declared[key];
    if (text !== undefined) defined[key] = text;
  }
  return defined;
};

/** Extracts the texts from MUI X's locale theme. */
export const calendarWords = (
  adapterLocale: string,
  library: {
    readonly components: {
      readonly MuiLocalizationProvider: { readonly defaultProps: { readonly localeText: DeclaredTexts<LocaleText> } };
    };
  },
): CalendarWords => ({
  adapterLocale,
  localeText: definedOf<LocaleText>(library.components.MuiLocalizationProvider.defaultProps.localeText),
});
