import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { languageName, type Locale } from '#kernel/locale.ts';

type LanguageTabsProps = { value: Locale; languages: readonly Locale[]; onChange: (locale: Locale) => void };

/** The language that is written in. */
export const LanguageTabs = ({ value, languages, onChange }: LanguageTabsProps) => {
  const { t } = useTranslation('studio');
  return (
    <Tabs
      value={value}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={t('content.language')}
      onChange={(_event, chosen: Locale) => onChange(chosen)}
    >
      {languages.map((locale) => (
        <Tab
          key={locale}
          value={locale}
          lang={locale}
          label={languageName(locale)}
          sx={{ minInlineSize: 0, paddingInline: 1.5 }}
        />
      ))}
    </Tabs>
  );
};
