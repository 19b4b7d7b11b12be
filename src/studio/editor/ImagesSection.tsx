import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { languageName, type Locale } from '#kernel/locale.ts';
import type { FilePath } from '#tenants/finding.ts';
import { ExpandableStack, FoldedBox } from '#ui/ExpandableBox.tsx';
import { ImageField } from '../images/ImageField.tsx';
import { ImageRoom } from '../images/ImageRoom.tsx';
import { useShowInPreview } from '../kernel/show-in-preview.ts';
import { isText, useField } from '../kernel/use-draft.ts';
import { useOfferedLanguages } from '../kernel/use-languages.ts';
import { brandPath } from './brand-path.ts';
import { FieldGroup, SectionFrame } from './SectionFrame.tsx';

const logoOfFund: FilePath = ['settings', 'logoImage'];
const darkLogoOfFund = brandPath('logoImageDark');

/** The logos for light and for dark surfaces, of the fund or of one language, which else has the fund's. */
const LogoFields = ({ locale }: { locale?: Locale }) => {
  const { t } = useTranslation('studio');
  const light = useField(logoOfFund, isText).value;
  const dark = useField(darkLogoOfFund, isText).value;
  const own = locale === undefined ? null : ['settings', 'tenantConfigurations', locale];
  const shared =
    locale === undefined ? ({ own: 'fund' } as const) : ({ own: 'language', language: languageName(locale) } as const);
  const fallback = (image: string | undefined, text: string) =>
    own === null || image === undefined
      ? ({ source: 'house', text } as const)
      : ({ source: 'shared', image, text: t('images.fundInstead') } as const);
  return (
    <>
      <ImageField
        path={own === null ? logoOfFund : [...own, 'logoImage']}
        {...shared}
        label={t('fields.logoImage')}
        help={t('images.logoHelp')}
        ground="light"
        isLogo
        fallback={fallback(light, t('images.nameInstead'))}
      />
      <ImageField
        path={own === null ? darkLogoOfFund : [...own, 'logoImageDark']}
        {...shared}
        label={t('fields.logoImageDark')}
        help={t('images.darkHelp')}
        ground="dark"
        fallback={fallback(dark, t('images.lightInstead'))}
      />
    </>
  );
};

/** Logos, in each language and for light and dark, the background and the favicon. */
export const ImagesSection = () => {
  const { t } = useTranslation('studio');
  useShowInPreview('login');
  const languages = useOfferedLanguages();
  return (
    <SectionFrame section="images">
      <FieldGroup title={t('images.logos')}>
        <LogoFields />
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
          fallback={{ source: 'none', text: t('images.iconInstead') }}
        />
      </FieldGroup>
      <FieldGroup title={t('images.perLanguage')} lead={t('images.perLanguageLead')}>
        <ExpandableStack>
          {languages.map((locale) => (
            <FoldedBox key={locale} title={languageName(locale)} headingLevel={3} isOneOfMany>
              <Stack sx={{ gap: 2.5 }}>
                <LogoFields locale={locale} />
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
        </ExpandableStack>
      </FieldGroup>
      <ImageRoom />
    </SectionFrame>
  );
};
