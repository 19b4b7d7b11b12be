import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { languageName } from '#kernel/locale.ts';
import { isText, useFileAt, useTextField } from '../kernel/use-draft.ts';
import { LineField } from '../fields/LineField.tsx';
import { FieldGroup, SectionFrame } from './SectionFrame.tsx';
import { useShowInPreview } from '../kernel/show-in-preview.ts';
import { useOfferedLanguages } from '../kernel/use-languages.ts';

const contact = (key: string) => ['settings', 'configurations', 'contact', key] as const;
const detail = (key: string) => ['settings', 'contactDetail', key] as const;

/** How members reach the fund. */
export const ContactSection = () => {
  const { t } = useTranslation('studio');
  useShowInPreview('contact');
  const languages = useOfferedLanguages();
  const emailAddress = useTextField(contact('emailAddress')).value ?? '';
  const displayName = useTextField(['settings', 'displayName']).value ?? '';
  const hours = useFileAt(detail('openingHours'));
  const hoursForAll = isText(hours) ? hours : undefined;
  return (
    <SectionFrame section="contact">
      <FieldGroup title={t('contact.reach')} path={['settings', 'configurations', 'contact']}>
        <LineField path={contact('phoneNumber')} label={t('fields.phoneNumber')} type="tel" inputMode="tel" />
        <LineField path={contact('emailAddress')} label={t('fields.emailAddress')} type="email" inputMode="email" />
        <LineField path={contact('website')} label={t('fields.website')} type="url" inputMode="url" />
        <LineField
          path={['settings', 'messageMailbox']}
          label={t('fields.messageMailbox')}
          help={t('contact.mailboxHelp')}
          type="email"
          inputMode="email"
          fallback={
            emailAddress === '' ? undefined : { text: emailAddress, source: { field: t('fields.emailAddress') } }
          }
        />
      </FieldGroup>
      <FieldGroup title={t('contact.address')}>
        <LineField
          path={detail('name')}
          label={t('fields.name')}
          fallback={displayName === '' ? undefined : { text: displayName, source: { field: t('fields.displayName') } }}
        />
        <LineField path={detail('addition')} label={t('fields.addition')} help={t('contact.additionHelp')} />
        <LineField path={detail('street')} label={t('fields.street')} />
        <LineField path={detail('city')} label={t('fields.city')} />
      </FieldGroup>
      <FieldGroup title={t('fields.openingHours')} lead={t('contact.hoursLead')}>
        {hoursForAll === undefined ? (
          languages.map((locale) => (
            <Box key={locale} lang={locale}>
              <LineField path={[...detail('openingHours'), locale]} label={languageName(locale)} own="language" />
            </Box>
          ))
        ) : (
          <LineField path={detail('openingHours')} label={t('contact.hoursForAll')} />
        )}
      </FieldGroup>
    </SectionFrame>
  );
};
