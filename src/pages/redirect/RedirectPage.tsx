import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { fundStatusAtom } from '#state/fund/settings.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/**
 * "Session lost": the address names no fund or an unknown one. Says how to return, and links to the login of the stored
 * fund. Mentions cookies only if the browser blocks them.
 */
export const RedirectPage = () => {
  const { t } = useTranslation('status');
  const href = useHref();
  const { status } = useValue(fundStatusAtom);
  return (
    <>
      <PageHeading>{t('redirect.title')}</PageHeading>
      <Lead>{t('redirect.text')}</Lead>
      <Lead>{t('redirect.advice')}</Lead>
      {navigator.cookieEnabled ? null : <Fineprint>{t('redirect.cookies')}</Fineprint>}
      {status === 'valid' ? (
        <Actions>
          <Button href={href('login')}>{t('redirect.login')}</Button>
        </Actions>
      ) : null}
    </>
  );
};
