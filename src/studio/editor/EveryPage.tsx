import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { languageName, type Locale } from '#kernel/locale.ts';
import { FoldedBox } from '#ui/ExpandableBox.tsx';
import Stack from '@mui/material/Stack';
import type { FilePath } from '#tenants/finding.ts';
import { isText, useFileAt } from '../kernel/use-draft.ts';
import { LineField } from '../fields/LineField.tsx';

type TextsProps = { path: FilePath; languages: readonly Locale[]; none: string };

/** A text in each language, or one for all. */
const TextPerLanguage = ({ path, languages, none }: TextsProps) => {
  const { t } = useTranslation('studio');
  if (isText(useFileAt(path))) return <LineField path={path} label={t('content.forAll')} lines={2} />;
  return languages.map((locale) => (
    <Box key={locale} lang={locale}>
      <LineField
        path={[...path, locale]}
        label={languageName(locale)}
        own="language"
        lines={2}
        fallback={{ text: none, source: 'none' }}
      />
    </Box>
  ));
};

/** The texts that stand on every page, and the demo's. */
export const EveryPage = ({ languages }: { languages: readonly Locale[] }) => {
  const { t } = useTranslation('studio');
  const isInDemo = useFileAt(['settings', 'about']) !== undefined;
  return (
    <div>
      <FoldedBox title={t('content.banner')} headingLevel={3} isOneOfMany>
        <Stack sx={{ gap: 1.5 }}>
          <TextPerLanguage
            path={['settings', 'configurations', 'infoBanner']}
            languages={languages}
            none={t('content.noBanner')}
          />
        </Stack>
      </FoldedBox>
      {isInDemo ? (
        <FoldedBox title={t('content.about')} headingLevel={3} isOneOfMany>
          <Stack sx={{ gap: 1.5 }}>
            <TextPerLanguage path={['settings', 'about']} languages={languages} none={t('content.noAbout')} />
          </Stack>
        </FoldedBox>
      ) : null}
      <FoldedBox title={t('fields.contentLike')} headingLevel={3} isOneOfMany>
        <LineField
          path={['settings', 'contentLike']}
          label={t('content.likeLabel')}
          help={t('content.likeHelp')}
          fallback={{ text: '', source: 'house' }}
        />
      </FoldedBox>
    </div>
  );
};
