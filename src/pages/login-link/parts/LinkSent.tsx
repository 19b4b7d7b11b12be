import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '#domain/sentences.ts';
import { asksToRegister, registerQuery } from '#domain/recognise-path.ts';
import { swissTime } from '#kernel/swiss-time.ts';
import { useResending } from '#forms/code-form.ts';
import { useFlowStep } from '#forms/flow.ts';
import { login, resendLinkAction } from '#state/flows/login.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import { LoginHeader } from '#steps/LoginHeader.tsx';
import { Addressee } from '#ui/Addressee.tsx';
import { Lead } from '#ui/Lead.tsx';
import { ResendSection } from '#ui/ResendSection.tsx';
import { StateHeading } from '#ui/StateHeading.tsx';
import { SentPicture } from './SentPicture.tsx';

const resendTarget = { flow: login, act: resendLinkAction };

/**
 * Confirms the mail with the typed address, so that typing errors are noticed, and offers to resend it after a pause.
 * Screen readers hear the end of the pause, not every second. Who registers reads of the registration, whether or not the
 * fund knows the address.
 */
export const LinkSent = () => {
  const { t } = useTranslation('login');
  const href = useHref();
  const registers = asksToRegister(useValue(placeAtom).query);
  const flow = useFlowStep(login, 'linkSent');
  const resending = useResending(resendTarget, flow?.step === 'linkSent' ? flow.resendAt : 0);
  if (flow?.step !== 'linkSent') return null;
  return (
    <>
      {registers ? null : <LoginHeader current={1} />}
      <StateHeading picture={<SentPicture />}>{t('link.title')}</StateHeading>
      <Lead>{t('link.lead')}</Lead>
      <Addressee>{flow.emailAddress}</Addressee>
      <Lead>
        {joinSentences(
          t(registers ? 'registration.next' : 'link.next'),
          flow.validUntil === null ? t('link.shortly') : t('link.goodUntil', { time: swissTime(flow.validUntil) }),
        )}
      </Lead>
      <ResendSection
        title={t('link.helpTitle')}
        text={t(registers ? 'registration.helpText' : 'link.helpText')}
        label={t('link.resend')}
        readyText={t('link.resendReady')}
        {...resending}
      >
        {/* A link on its own line is a target of at least 24 px (WCAG 2.5.8). */}
        <Link
          variant="body2"
          href={href('login', registers ? { query: registerQuery } : {})}
          sx={{ paddingBlock: 0.5 }}
        >
          {t('link.otherAddress')}
        </Link>
      </ResendSection>
    </>
  );
};
