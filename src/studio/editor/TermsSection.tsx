import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { languageName } from '#kernel/locale.ts';
import { isText, useFileAt } from '../kernel/use-draft.ts';
import { LineField } from '../fields/LineField.tsx';
import { FieldGroup, SectionFrame } from './SectionFrame.tsx';
import { useShowInPreview } from '../kernel/show-in-preview.ts';
import { useOfferedLanguages } from '../kernel/use-languages.ts';

/** How much of the fund's terms is shown below an empty field of a language. */
const excerptLength = 160;

const excerpt = (text: string): string =>
  text.length <= excerptLength ? text : `${text.slice(0, excerptLength).trimEnd()} …`;

/** The terms of use, as text or as an address, for all languages and in each. */
export const TermsSection = () => {
  const { t } = useTranslation('studio');
  useShowInPreview('terms');
  const languages = useOfferedLanguages();
  const whole = useFileAt(['settings', 'termsOfUse']);
  const shared = isText(whole) ? whole : null;
  return (
    <SectionFrame section="terms">
      <LineField
        path={['settings', 'configurations', 'privacyStatement']}
        label={t('fields.privacyStatement')}
        help={t('terms.privacyHelp')}
        type="url"
        inputMode="url"
      />
      <FieldGroup title={t('terms.forAll')} lead={t('terms.forAllLead')}>
        <LineField
          path={['settings', 'termsOfUse']}
          label={t('fields.termsOfUse')}
          lines={8}
          fallback={{ text: t('terms.houseText'), source: 'house' }}
        />
      </FieldGroup>
      <FieldGroup title={t('terms.perLanguage')}>
        {languages.map((locale) => (
          <Box key={locale} lang={locale}>
            <LineField
              path={['settings', 'tenantConfigurations', locale, 'conditionsOfUse']}
              label={languageName(locale)}
              own="language"
              lines={6}
              fallback={
                shared === null
                  ? { text: t('terms.houseText'), source: 'house' }
                  : { text: excerpt(shared), source: 'shared' }
              }
            />
          </Box>
        ))}
      </FieldGroup>
    </SectionFrame>
  );
};
