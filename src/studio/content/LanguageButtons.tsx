import Badge from '@mui/material/Badge';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { ContentSchema } from '#contract/content.ts';
import { isRecord } from '#kernel/is-record.ts';
import { languageName, type Locale } from '#kernel/locale.ts';
import { useFileAt } from '../kernel/use-draft.ts';

/** A language's code; with its country if another one has the same. */
const codeOf = (locale: Locale, languages: readonly Locale[]): string => {
  const [language = ''] = locale.split('-');
  const isAlone = languages.filter((each) => each.startsWith(`${language}-`)).length === 1;
  return (isAlone ? language : locale).toUpperCase();
};

type LanguageButtonsProps = {
  value: Locale;
  languages: readonly Locale[];
  /** The page whose text is written. */
  page: ContentSchema;
  onChange: (locale: Locale) => void;
};

/** The language that is written in, all in sight, each with a dot where the fund has a text of its own. */
export const LanguageButtons = ({ value, languages, page, onChange }: LanguageButtonsProps) => {
  const { t } = useTranslation('studio');
  const content = useFileAt(['content']);
  const hasOwn = (locale: Locale): boolean => {
    const pages = isRecord(content) ? content[locale] : undefined;
    return isRecord(pages) && pages[page] !== undefined;
  };
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={t('content.language')}
      value={value}
      onChange={(_event, chosen: Locale | null) => {
        if (chosen !== null) onChange(chosen);
      }}
    >
      {languages.map((locale) => {
        const [code, name] = [codeOf(locale, languages), languageName(locale)];
        return (
          <ToggleButton
            key={locale}
            value={locale}
            title={name}
            // It begins with what is to be seen.
            aria-label={`${code}, ${name}${hasOwn(locale) ? `, ${t('content.withOwn')}` : ''}`}
            sx={{ minInlineSize: 0, paddingInline: 0.5 }}
          >
            <Badge
              variant="dot"
              color="primary"
              invisible={!hasOwn(locale)}
              sx={{ '& .MuiBadge-badge': { insetInlineEnd: -6 } }}
            >
              {code}
            </Badge>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
