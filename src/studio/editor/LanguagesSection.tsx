import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { languageName, locales, type Locale } from '#kernel/locale.ts';
import { isRecord } from '#kernel/is-record.ts';
import { useFileAt } from '../kernel/use-draft.ts';
import { FieldBox } from '../fields/FieldBox.tsx';
import { Group } from '#ui/Group.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { useStudio } from '../kernel/services.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { useShowInPreview } from '../kernel/show-in-preview.ts';
import { useOfferedLanguages } from '../kernel/use-languages.ts';

const pagesIn = (content: unknown, locale: Locale): number => {
  const pages = isRecord(content) ? content[locale] : undefined;
  return isRecord(pages) ? Object.keys(pages).length : 0;
};

/** Which languages members may choose. */
export const LanguagesSection = () => {
  const { t } = useTranslation('studio');
  useShowInPreview('dashboard');
  const { draft } = useStudio();
  const content = useFileAt(['content']);
  const offered = useOfferedLanguages();
  const isOwn = useFileAt(['settings', 'languages']) !== undefined;
  return (
    <SectionFrame section="languages" hasDefaults>
      <FieldBox
        path={['settings', 'languages']}
        name={t('fields.languages')}
        source={isOwn ? 'fund' : 'house'}
        onReset={() => draft.change(['settings', 'languages'], undefined)}
      >
        <Group label={t('fields.languages')} sx={{ display: 'grid' }}>
          {locales.map((locale) => {
            const isOffered = offered.includes(locale);
            const isLast = isOffered && offered.length === 1;
            const pages = pagesIn(content, locale);
            return (
              <FormControlLabel
                key={locale}
                disabled={isLast}
                control={
                  <Checkbox
                    checked={isOffered}
                    onChange={(_event, checked) => {
                      draft.change(
                        ['settings', 'languages'],
                        locales.filter((each) => (each === locale ? checked : offered.includes(each))),
                      );
                    }}
                  />
                }
                label={
                  <>
                    <Box component="span" lang={locale}>
                      {languageName(locale)}
                    </Box>
                    <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
                      {isLast
                        ? t('languages.last')
                        : pages === 0
                          ? t('languages.noPages')
                          : t('languages.pages', { count: pages })}
                    </Typography>
                  </>
                }
              />
            );
          })}
        </Group>
      </FieldBox>
      <SwitchField
        path={['settings', 'isMultiLanguage']}
        label={t('fields.isMultiLanguage')}
        on
        house={offered.length > 1}
        consequence={(isOn) => t(isOn ? 'languages.choiceOn' : 'languages.choiceOff')}
      />
    </SectionFrame>
  );
};
