import { useTranslation } from 'react-i18next';
import { baseLocale, languageName, type Locale } from '#kernel/locale.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { changeLanguageAction } from '#state/session/language.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { languagesAtom } from '#state/fund/settings.ts';
import { translationLoadingAtom } from '#state/kernel/ui.ts';
import { LanguageChoice } from '#ui/LanguageChoice.tsx';

type LanguageSwitchProps = {
  /** Changes the language; by default as in the portal. */
  action?: typeof changeLanguageAction;
};

/** Switches the language, each named in its own language; hidden if the fund offers only one. */
export const LanguageSwitch = ({ action = changeLanguageAction }: LanguageSwitchProps) => {
  const { t } = useTranslation('shell');
  const { locale } = useValue(placeAtom);
  const languages = useValue(languagesAtom);
  const changing = useValue(translationLoadingAtom);
  const change = useAction(action);
  if (languages.length < 2) return null;
  // A fund with one German has no need of "(Schweiz)", which would not fit beside a phone's logo.
  const isAlone = (value: Locale) => languages.filter((other) => baseLocale(other) === baseLocale(value)).length === 1;
  const nameOf = (value: Locale) => (isAlone(value) ? languageName(value).replace(/ \(.*/, '') : languageName(value));
  return (
    <LanguageChoice
      label={t('language.label')}
      value={locale}
      options={languages.map((value) => ({ value, label: nameOf(value), lang: value }))}
      onChange={(value) => {
        if (!changing) void change(value);
      }}
    />
  );
};
