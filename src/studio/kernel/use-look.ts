import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GlobalSettings } from '#contract/settings.ts';
import { offeredLanguages } from '#domain/offered-languages.ts';
import type { Locale } from '#kernel/locale.ts';
import { houseBrand } from '#theme/brand.ts';
import { useCell } from './cell.ts';
import { lookIn, type Look } from './preview-store.ts';
import { useStudio } from './services.ts';

/** What is looked at of a portal with these settings, and the languages to choose from. */
export const useLook = ({
  languages: written,
  isMultiLanguage,
  configurations,
}: Pick<GlobalSettings, 'languages' | 'isMultiLanguage' | 'configurations'>): {
  readonly look: Look;
  readonly languages: readonly Locale[];
} => {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  // A phone first shows a phone.
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'), { noSsr: true });
  const width = isNarrow ? 360 : 1440;
  const begins = configurations.brand?.mode ?? houseBrand.mode;
  const mode = begins === 'dark' || (begins === 'system' && isDark) ? 'dark' : 'light';
  const languages = offeredLanguages({ languages: written, isMultiLanguage });
  const { preview, language } = useStudio();
  const chosen = useCell(preview.look);
  const own = useCell(language);
  return { languages, look: lookIn({ languages, main: written[0], own, width, mode }, chosen) };
};
