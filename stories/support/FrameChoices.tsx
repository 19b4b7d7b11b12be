import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName, locales, type Locale } from '#kernel/locale.ts';
import { LanguageChoice } from '#ui/LanguageChoice.tsx';
import { ModeChoice, type ModeValue } from '#ui/ModeChoice.tsx';
import { useAxes } from './InFund.tsx';

/** The choice of a language and of a mode, side by side, as in the portal's frame. */
export const FrameChoices = () => {
  const { t } = useTranslation('shell');
  const [locale, setLocale] = useState<Locale>(useAxes().language);
  const [mode, setMode] = useState<ModeValue>('system');
  return (
    <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
      <LanguageChoice
        label={t('language', { defaultValue: 'Sprache' })}
        value={locale}
        options={locales.map((value) => ({ value, label: languageName(value), lang: value }))}
        onChange={setLocale}
      />
      <ModeChoice
        label="Darstellung"
        value={mode}
        options={[
          { value: 'light', label: 'Hell' },
          { value: 'dark', label: 'Dunkel' },
          { value: 'system', label: 'Wie das Gerät' },
        ]}
        onChange={setMode}
      />
    </div>
  );
};
