import { useTranslation } from 'react-i18next';
import { nameAmong } from '#kernel/locale.ts';
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
  return (
    <LanguageChoice
      label={t('language.label')}
      value={locale}
      options={languages.map((value) => ({
        value,
        // The chosen one has little room beside the logo, and alone needs no country.
        label: nameAmong(value === locale ? [value] : languages, value),
        lang: value,
      }))}
      onChange={(value) => {
        if (!changing) void change(value);
      }}
    />
  );
};
