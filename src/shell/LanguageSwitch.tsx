import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { changeLanguageAction } from '#state/session/language.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { languagesAtom } from '#state/fund/tenant.ts';
import { translationLoadingAtom } from '#state/kernel/ui.ts';
import { LanguageChoice } from '#ui/LanguageChoice.tsx';

/** Each language by its own name, the same whatever language the page speaks. */
const ownNames: { readonly [L in Locale]: string } = {
  'de-CH': 'Deutsch (Schweiz)',
  'de-DE': 'Deutsch (Deutschland)',
  'en-US': 'English',
  'fr-FR': 'Français',
  'it-IT': 'Italiano',
  'pt-BR': 'Português',
};

/** Chooses the language; absent where the fund offers one only. */
export const LanguageSwitch = () => {
  const { t } = useTranslation('shell');
  const { locale } = useValue(placeAtom);
  const languages = useValue(languagesAtom);
  const changing = useValue(translationLoadingAtom);
  const change = useAction(changeLanguageAction);
  if (languages.length < 2) return null;
  return (
    <LanguageChoice
      label={t('language.label')}
      value={locale}
      options={languages.map((value) => ({ value, label: ownNames[value], lang: value }))}
      onChange={(value) => {
        if (!changing) void change(value);
      }}
    />
  );
};
