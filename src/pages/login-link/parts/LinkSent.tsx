import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '#domain/sentences.ts';
import { swissTime } from '#kernel/swiss-time.ts';
import { useResending } from '#forms/code-form.ts';
import { useFlowStep } from '#forms/flow.ts';
import { login, resendLinkAction } from '#state/flows/login.ts';
import { useHref } from '#state/kernel/place.ts';
import { LoginHeader } from '#steps/LoginHeader.tsx';
import { Addressee } from '#ui/Addressee.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { ResendSection } from '#ui/ResendSection.tsx';
import { StateHeading } from '#ui/StateHeading.tsx';
import { SentPicture } from './SentPicture.tsx';

const resendTarget = { flow: login, act: resendLinkAction };

/**
 * Confirms the mail with the typed address, so that typing errors are noticed, and offers to resend it after a pause.
 * Screen readers hear the end of the pause, not every second.
 */
export const LinkSent = () => {
  const { t } = useTranslation('login');
  const href = useHref();
  const flow = useFlowStep(login, 'linkSent');
  const resending = useResending(resendTarget, flow?.step === 'linkSent' ? flow.resendAt : 0);
  if (flow?.step !== 'linkSent') return null;
  return (
    <>
      <LoginHeader current={1} />
      <StateHeading picture={<SentPicture />}>{t('link.title')}</StateHeading>
      <Lead>{t('link.lead')}</Lead>
      <Addressee>{flow.emailAddress}</Addressee>
      <Lead>
        {joinSentences(
          t('link.next'),
          flow.validUntil === null ? t('link.shortly') : t('link.goodUntil', { time: swissTime(flow.validUntil) }),
        )}
      </Lead>
      <ResendSection
        title={t('link.helpTitle')}
        text={t('link.helpText')}
        label={t('link.resend')}
        readyText={t('link.resendReady')}
        {...resending}
      />
      <Fineprint>
        <Link href={href('login')}>{t('link.otherAddress')}</Link>
      </Fineprint>
    </>
  );
};
