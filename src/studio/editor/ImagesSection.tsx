import { useTranslation } from 'react-i18next';
import { languageName } from '#kernel/locale.ts';
import { FoldedBox } from '#ui/ExpandableBox.tsx';
import Stack from '@mui/material/Stack';
import { valueAt } from '../kernel/paths.ts';
import { isText, useFiles } from '../kernel/use-draft.ts';
import { ImageField } from '../images/ImageField.tsx';
import { brandPath } from './brand-path.ts';
import { FieldGroup, SectionFrame } from './SectionFrame.tsx';
import { useShowInPreview } from '../kernel/show-in-preview.ts';
import { useOfferedLanguages } from '../kernel/use-languages.ts';

/** Logos, in each language and for light and dark, the background and the favicon. */
export const ImagesSection = () => {
  const { t } = useTranslation('studio');
  useShowInPreview('login');
  const files = useFiles();
  const languages = useOfferedLanguages();
  const nameAt = (...path: string[]) => {
    const found = valueAt(files, path);
    return isText(found) ? found : undefined;
  };
  const light = nameAt('settings', 'logoImage');
  const dark = nameAt(...brandPath('logoImageDark').map(String));
  return (
    <SectionFrame section="images">
      <FieldGroup title={t('images.logos')}>
        <ImageField
          path={['settings', 'logoImage']}
          label={t('fields.logoImage')}
          help={t('images.logoHelp')}
          ground="light"
          isLogo
          fallback={{ source: 'house', text: t('images.nameInstead') }}
        />
        <ImageField
          path={brandPath('logoImageDark')}
          label={t('fields.logoImageDark')}
          help={t('images.darkHelp')}
          ground="dark"
          fallback={{ source: 'house', text: t('images.lightInstead') }}
        />
      </FieldGroup>
      <FieldGroup title={t('images.further')}>
        <ImageField
          path={['settings', 'backgroundImage']}
          label={t('fields.backgroundImage')}
          help={t('images.backgroundHelp')}
          fallback={{ source: 'house', text: t('images.plainInstead') }}
        />
        <ImageField
          path={['settings', 'favicon']}
          label={t('fields.favicon')}
          help={t('images.faviconHelp')}
          fallback={{ source: 'house', text: t('images.none') }}
        />
      </FieldGroup>
      <FieldGroup title={t('images.perLanguage')} lead={t('images.perLanguageLead')}>
        {languages.map((locale) => (
          <FoldedBox key={locale} title={languageName(locale)} headingLevel={3} isOneOfMany>
            <Stack sx={{ gap: 2.5 }}>
              <ImageField
                path={['settings', 'tenantConfigurations', locale, 'logoImage']}
                language={languageName(locale)}
                label={t('fields.logoImage')}
                help={t('images.logoHelp')}
                ground="light"
                isLogo
                own="language"
                fallback={{
                  image: light,
                  source: light === undefined ? 'house' : 'fund',
                  text: t('images.nameInstead'),
                }}
              />
              <ImageField
                path={['settings', 'tenantConfigurations', locale, 'logoImageDark']}
                language={languageName(locale)}
                label={t('fields.logoImageDark')}
                help={t('images.darkHelp')}
                ground="dark"
                own="language"
                fallback={{
                  image: dark,
                  source: dark === undefined ? 'house' : 'fund',
                  text: t('images.lightInstead'),
                }}
              />
              <ImageField
                path={['settings', 'tenantConfigurations', locale, 'insuranceCertificateImage']}
                language={languageName(locale)}
                label={t('fields.insuranceCertificateImage')}
                help={t('images.certificateHelp')}
                own="language"
                fallback={{ source: 'house', text: t('images.drawnInstead') }}
              />
            </Stack>
          </FoldedBox>
        ))}
      </FieldGroup>
    </SectionFrame>
  );
};
