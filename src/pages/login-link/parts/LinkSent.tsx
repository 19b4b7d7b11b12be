import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { LoginFlow } from '#domain/login-flow.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { clockText, useCountdown } from '#forms/countdown.ts';
import { loginBusyAtom, resendLinkAction } from '#state/flows/login.ts';
import { useLoginTrouble } from '#forms/login-trouble.ts';
import { useHref } from '#state/kernel/place.ts';
import { Addressee } from '#ui/Addressee.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { HelpSection } from '#ui/HelpSection.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { ResendCountdown } from '#ui/ResendCountdown.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Props of {@link LinkSent}. */
export type LinkSentProps = { flow: Extract<LoginFlow, { step: 'linkSent' }> };

/**
 * Says that the mail is on its way, to the address as it was typed, so that a slip shows; sends it again after a pause.
 * The pause is announced when it is over, not each second.
 */
export const LinkSent = ({ flow }: LinkSentProps) => {
  const { t } = useTranslation('login');
  const href = useHref();
  const resend = useAction(resendLinkAction);
  const pending = useValue(loginBusyAtom) === 'resendLink';
  const { line, report } = useLoginTrouble();
  const seconds = useCountdown(flow.resendAt);
  return (
    <>
      <PageHeading>{t('link.title')}</PageHeading>
      <Lead>{t('link.lead')}</Lead>
      <Addressee>{flow.emailAddress}</Addressee>
      <Lead>{t('link.next')}</Lead>
      <HelpSection title={t('link.helpTitle')}>
        <p>{t('link.helpText')}</p>
        {line?.kind === 'over' ? null : <TroubleLine trouble={line} />}
        <ResendCountdown
          remainingSeconds={seconds}
          label={t('link.resend')}
          waitingText={t('link.resendIn', { time: clockText(seconds) })}
          pending={pending}
          onResend={() => void resend().then(report)}
        />
        <VisuallyHidden as="output">{seconds === 0 ? t('link.resendReady') : ''}</VisuallyHidden>
      </HelpSection>
      <Fineprint>
        <Link href={href('login')}>{t('link.otherAddress')}</Link>
      </Fineprint>
    </>
  );
};
