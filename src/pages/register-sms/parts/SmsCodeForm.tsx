import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { RegistrationFlow } from '#domain/registration-flow.ts';
import { required, smsCode } from '#domain/basic-rules.ts';
import { joinSentences } from '#domain/sentences.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { clockText, useCountdown } from '#forms/countdown.ts';
import { useHref } from '#state/kernel/place.ts';
import {
  enterRegistrationSmsAction,
  registrationBusyAtom,
  resendRegistrationSmsAction,
} from '#state/flows/registration.ts';
import { useRegistrationForm, useRegistrationHeader, useRegistrationTrouble } from '#forms/registration-step.ts';
import { Addressee } from '#ui/Addressee.tsx';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { ResendSection } from '#ui/ResendSection.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { WizardHeader } from '#ui/WizardHeader.tsx';

const rules = [required, smsCode];

/** Props of {@link SmsCodeForm}. */
export type SmsCodeFormProps = { flow: Extract<RegistrationFlow, { stage: 'sms' }> };

/** The form of the SMS code. A dead code stays beside the reason; the next one is sent from here. */
export const SmsCodeForm = ({ flow }: SmsCodeFormProps) => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const header = useRegistrationHeader('sms');
  const busy = useValue(registrationBusyAtom);
  const enter = useAction(enterRegistrationSmsAction);
  const resend = useAction(resendRegistrationSmsAction);
  const form = useRegistrationForm('smsCode', rules, enter);
  const { line, atField, mustWait, report, valid, error, input, focus, clear, onSubmit } = form;
  const again = useRegistrationTrouble();
  const seconds = useCountdown(flow.resendAt);

  const sendAgain = async () => {
    const result = await resend();
    again.report(result);
    if (result !== null) return;
    report(null);
    clear();
    focus();
  };

  const triesLeft = flow.triesLeft === null ? null : t('sms.triesLeft', { count: flow.triesLeft });
  const wrong =
    atField === null
      ? undefined
      : atField.outcome === 'dead'
        ? atField.text || t('sms.dead')
        : joinSentences(t('sms.wrong'), triesLeft);

  return (
    <>
      <WizardHeader {...header} />
      <PageHeading>{t('sms.title')}</PageHeading>
      <Lead>{t('sms.lead')}</Lead>
      {flow.mobileNumber === null ? null : <Addressee>{flow.mobileNumber}</Addressee>}
      <FormStack noValidate onSubmit={onSubmit}>
        <CodeField
          label={t('sms.label')}
          helperText={t('sms.hint')}
          required
          enterKeyHint="done"
          maxLength={16}
          error={wrong ?? error}
          {...input}
        />
        <TroubleLine trouble={line} />
        <Button
          type="submit"
          fullWidth
          disabled={!valid || mustWait}
          pending={busy === 'smsCode'}
          pendingLabel={t('sms.submitting')}
        >
          {t('sms.submit')}
        </Button>
      </FormStack>
      <ResendSection
        title={t('sms.helpTitle')}
        text={t('sms.helpText')}
        trouble={again.line?.kind === 'over' ? null : again.line}
        remainingSeconds={seconds}
        label={t('sms.resend')}
        waitingText={t('sms.resendIn', { time: clockText(seconds) })}
        readyText={t('sms.resendReady')}
        pending={busy === 'resendSms'}
        onResend={() => void sendAgain()}
      />
      <Fineprint>
        <Link href={href('register-phone')}>{t('sms.otherNumber')}</Link>
      </Fineprint>
    </>
  );
};
