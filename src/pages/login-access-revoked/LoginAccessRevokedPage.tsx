import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useFundContact } from '#state/fund/fund-contact.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import { ContactLines } from '#ui/ContactLines.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { StateHeading } from '#ui/StateHeading.tsx';
import { RevokedPicture } from './parts/RevokedPicture.tsx';

/**
 * Says that the person left the fund long ago or that their access was revoked, and whom to contact;
 * `?mode=byExitDate` if the exit date is the reason.
 */
export const LoginAccessRevokedPage = () => {
  const { t } = useTranslation('login');
  const href = useHref();
  const byExitDate = useValue(placeAtom).query.get('mode') === 'byExitDate';
  const contact = useFundContact();
  return (
    <>
      <StateHeading picture={<RevokedPicture />}>{t('revoked.title')}</StateHeading>
      <Lead>{byExitDate ? t('revoked.leadByExitDate') : t('revoked.lead')}</Lead>
      <Lead>{t('revoked.advice')}</Lead>
      <ContactLines {...contact} />
      <Fineprint>
        <Link href={href('login')}>{t('revoked.back')}</Link>
      </Fineprint>
    </>
  );
};
