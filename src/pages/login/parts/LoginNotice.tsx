import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LoginNotice as Notices } from '#state/flows/login.ts';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

const Place = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(2.5) }));

/** Props of {@link LoginNotice}. */
export type LoginNoticeProps = { notice: Notices };

/** Says why the login begins anew, and offers to try an unchecked link again. */
export const LoginNotice = ({ notice }: LoginNoticeProps) => {
  const { t } = useTranslation('login');
  const href = useHref();
  return (
    <Place>
      {notice === 'linkInvalid' ? <Notice severity="warning">{t('email.linkInvalid')}</Notice> : null}
      {notice === 'flowLost' ? <Notice severity="info">{t('email.flowLost')}</Notice> : null}
      {notice === 'registerHere' ? <Notice severity="info">{t('email.registerHere')}</Notice> : null}
      {notice === 'registrationLost' ? <Notice severity="info">{t('email.registrationLost')}</Notice> : null}
      {notice === 'registrationExpired' ? <Notice severity="warning">{t('email.registrationExpired')}</Notice> : null}
      {notice === 'registered' ? <Notice severity="success">{t('email.registered')}</Notice> : null}
      {notice === 'linkUnchecked' ? (
        <Notice
          severity="warning"
          action={
            <Button variant="outlined" size="small" href={href('login-link')}>
              {t('link.retry')}
            </Button>
          }
        >
          {t('link.failedServer')}
        </Notice>
      ) : null}
    </Place>
  );
};
