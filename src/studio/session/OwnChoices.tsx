import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { languageName, locales } from '#kernel/locale.ts';
import { LanguageChoice } from '#ui/LanguageChoice.tsx';
import { ModeChoice } from '#ui/ModeChoice.tsx';
import { useCell } from '../kernel/cell.ts';
import { useStudio } from '../kernel/services.ts';

/** The studio's own language, light and dark. */
export const OwnChoices = () => {
  const { t } = useTranslation(['shell', 'studio']);
  const { language, speak, mode, log } = useStudio();
  const locale = useCell(language);
  const chosen = useCell(mode);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1.5 }}>
      <LanguageChoice
        label={t('studio:frame.language')}
        value={locale}
        options={locales.map((value) => ({ value, label: languageName(value), lang: value }))}
        onChange={(value) => {
          speak(value).catch((error: unknown) => log('The words could not be fetched.', error));
        }}
      />
      <ModeChoice
        label={t('studio:frame.mode')}
        value={chosen}
        options={[
          { value: 'light', label: t('shell:mode.light') },
          { value: 'dark', label: t('shell:mode.dark') },
          { value: 'system', label: t('shell:mode.system') },
        ]}
        onChange={mode.set}
      />
    </Stack>
  );
};
