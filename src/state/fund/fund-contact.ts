import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { configurationsAtom } from './settings.ts';

/** The fund's contact details and their labels in the page's language: props of `ContactLines`. */
export const useFundContact = () => {
  const { t } = useTranslation('status');
  const { phoneNumber, emailAddress, website } = useValue(configurationsAtom).contact ?? {};
  return {
    title: t('contact.title'),
    phoneLabel: t('contact.phone'),
    emailLabel: t('contact.email'),
    websiteLabel: t('contact.website'),
    noneText: t('contact.none'),
    newWindowHint: t('contact.opensNewWindow'),
    phoneNumber,
    emailAddress,
    website,
  };
};
