import Link from '@mui/material/Link';
import { useEffect, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginFlow } from '#domain/login-flow.ts';
import { required, smsCode } from '#domain/basic-rules.ts';
import { joinSentences } from '#domain/sentences.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { clockText, useCountdown } from '#forms/countdown.ts';
import { enterCodeAction, loginBusyAtom, resendSmsAction } from '#state/flows/login.ts';
import { useLoginTrouble } from '#forms/login-trouble.ts';
import { useHref } from '#state/kernel/place.ts';
import { useSingleField } from '#forms/single-field.ts';
import { Addressee } from '#ui/Addressee.tsx';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { ResendSection } from '#ui/ResendSection.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';

const codeRules = [required, smsCode];

/** Props of {@link CodeForm}. */
export type CodeFormProps = { flow: Extract<LoginFlow, { step: 'code' }> };

/**
 * The code from the SMS: one field that takes pasting and the telephone's own suggestion. A wrong code stays to be
 * corrected, says how many tries are left where the provider tells, and leaves the cursor in the field.
 */
export const CodeForm = ({ flow }: CodeFormProps) => {
  const { t } = useTranslation('login');
  const href = useHref();
  const busy = useValue(loginBusyAtom);
  const enterCode = useAction(enterCodeAction);
  const resend = useAction(resendSmsAction);
  const { trouble, line, mustWait, report } = useLoginTrouble();
  const { trouble: resendTrouble, line: resendLine, report: reportResend } = useLoginTrouble();
  const seconds = useCountdown(flow.resendAt);
  const { value, valid, error, input, focus, clear } = useSingleField('', codeRules);
  const wrong = trouble?.kind === 'wrong';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!valid || busy === 'code') return;
    report(null);
    const result = await enterCode(value);
    report(result);
    if (result !== null) focus();
  };

  const sendAgain = async () => {
    const result = await resend();
    reportResend(result);
    if (result === null) {
      report(null);
      clear();
      focus();
    }
  };

  useEffect(() => {
    if (wrong) focus();
  }, [wrong, focus]);

  const triesLeft = flow.triesLeft === null ? null : t('sms.triesLeft', { count: flow.triesLeft });
  const wrongText = joinSentences(trouble?.text || t('sms.wrong'), triesLeft);

  return (
    <>
      <PageHeading>{t('sms.title')}</PageHeading>
      <Lead>{t('sms.lead')}</Lead>
      <Addressee>{flow.mobileNumber}</Addressee>
      <FormStack noValidate onSubmit={(event) => void submit(event)}>
        <CodeField
          label={t('sms.label')}
          helperText={t('sms.hint')}
          required
          enterKeyHint="done"
          maxLength={16}
          error={wrong ? wrongText : error}
          {...input}
          onChange={(event) => {
            input.onChange(event);
            if (wrong) report(null);
          }}
        />
        <TroubleLine trouble={line} />
        <Button
          type="submit"
          fullWidth
          disabled={!valid || mustWait}
          pending={busy === 'code'}
          pendingLabel={t('sms.submitting')}
        >
          {t('sms.submit')}
        </Button>
      </FormStack>
      <ResendSection
        title={t('sms.helpTitle')}
        text={t('sms.helpText')}
        trouble={resendTrouble?.waitSeconds === undefined ? resendLine : null}
        remainingSeconds={seconds}
        label={t('sms.resend')}
        waitingText={t('sms.resendIn', { time: clockText(seconds) })}
        readyText={t('sms.resendReady')}
        pending={busy === 'resendSms'}
        onResend={() => void sendAgain()}
      />
      <Fineprint>
        <Link href={href('login')}>{t('sms.back')}</Link>
      </Fineprint>
    </>
  );
};
