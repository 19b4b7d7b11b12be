import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useFundContact } from '#state/fund/fund-contact.ts';
import { useHref } from '#state/kernel/place.ts';
import { fundStatusAtom } from '#state/fund/settings.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { ContactLines } from '#ui/ContactLines.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { StateHeading } from '#ui/StateHeading.tsx';
import { LostPicture } from './parts/LostPicture.tsx';

/**
 * "Session lost": the address names no fund or an unknown one. Says so plainly, how to return, and the
 * specification's reason; links to the login of the stored fund, and says whom to call: its name is above, so the page
 * doesn't claim not to know it. Mentions cookies only if the browser blocks them.
 */
export const RedirectPage = () => {
  const { t } = useTranslation('status');
  const href = useHref();
  const isKnown = useValue(fundStatusAtom).status === 'valid';
  const contact = useFundContact();
  return (
    <>
      <StateHeading picture={<LostPicture />}>{t('redirect.title')}</StateHeading>
      <Lead>{t(isKnown ? 'redirect.textKnown' : 'redirect.noFund')}</Lead>
      <Lead>{t('redirect.advice')}</Lead>
      {isKnown ? null : <Fineprint>{t('redirect.text')}</Fineprint>}
      {navigator.cookieEnabled ? null : <Fineprint>{t('redirect.cookies')}</Fineprint>}
      {isKnown ? (
        <>
          <Actions>
            <Button href={href('login')}>{t('redirect.login')}</Button>
          </Actions>
          <ContactLines {...contact} />
        </>
      ) : (
        <Fineprint>{contact.noneText}</Fineprint>
      )}
    </>
  );
};
