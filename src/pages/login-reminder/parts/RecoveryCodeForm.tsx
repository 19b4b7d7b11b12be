import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoginDataFlow } from '#domain/profile-change.ts';
import { firstFailure, required, smsCode } from '#domain/basic-rules.ts';
import { joinSentences } from '#domain/sentences.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { clockText, useCountdown } from '#forms/countdown.ts';
import {
  confirmLoginDataAction,
  requestLoginDataAction,
  restartLoginDataAction,
  type LoginDataTrouble,
} from '#state/flows/login-data.ts';
import { useRuleText } from '#forms/rule-text.ts';
import { useServices } from '#state/kernel/services.ts';
import { Addressee } from '#ui/Addressee.tsx';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { ResendCountdown } from '#ui/ResendCountdown.tsx';
import { RecoveryNotice } from './RecoveryNotice.tsx';

/** Props of {@link RecoveryCodeForm}. */
export type RecoveryCodeFormProps = { pending: Extract<LoginDataFlow, { step: 'verification' }> };

/** Asks for the code that was mailed to the recovery address; the address counts only then. */
export const RecoveryCodeForm = ({ pending }: RecoveryCodeFormProps) => {
  const { t } = useTranslation('login');
  const ruleText = useRuleText();
  const { toast } = useServices();
  const confirm = useAction(confirmLoginDataAction);
  const request = useAction(requestLoginDataAction);
  const restart = useAction(restartLoginDataAction);
  const [trouble, setTrouble] = useState<LoginDataTrouble | null>(null);
  const [resending, setResending] = useState(false);
  const seconds = useCountdown(pending.resendAt);
  const { register, handleSubmit, setFocus, reset, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
  });
  const { isValid, isSubmitting, errors } = formState;

  useEffect(() => {
    setFocus('code');
  }, [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    setTrouble(null);
    const result = await confirm({ kind: 'restoreEmailAddress', code });
    setTrouble(result);
    if (result?.outcome === 'wrong') setFocus('code', { shouldSelect: true });
  });

  const resend = async () => {
    setResending(true);
    const result = await request({ kind: 'restoreEmailAddress', value: pending.newValue });
    setResending(false);
    setTrouble(result);
    if (result !== null) return;
    reset();
    toast({ kind: 'success', text: t('reminder.codeSent') });
    setFocus('code');
  };

  const wrongText =
    trouble?.outcome !== 'wrong'
      ? undefined
      : joinSentences(
          t('sms.wrong'),
          pending.triesLeft === null ? null : t('sms.triesLeft', { count: pending.triesLeft }),
        );

  return (
    <>
      <PageHeading>{t('reminder.codeTitle')}</PageHeading>
      <Lead>{t('reminder.codeLead')}</Lead>
      <Addressee>{pending.newValue}</Addressee>
      <FormStack noValidate onSubmit={(event) => void submit(event)}>
        <CodeField
          label={t('reminder.codeLabel')}
          helperText={t('reminder.codeHint')}
          required
          maxLength={16}
          error={wrongText ?? errors.code?.message}
          {...register('code', {
            validate: (value) => ruleText(firstFailure(value, [required, smsCode])),
            onChange: () => {
              setTrouble(null);
            },
          })}
        />
        <RecoveryNotice trouble={trouble} />
        <Button
          type="submit"
          fullWidth
          disabled={!isValid}
          pending={isSubmitting}
          pendingLabel={t('reminder.codeSubmitting')}
        >
          {t('reminder.codeSubmit')}
        </Button>
        <ResendCountdown
          remainingSeconds={seconds}
          label={t('reminder.submit')}
          waitingText={t('link.resendIn', { time: clockText(seconds) })}
          pending={resending}
          onResend={() => void resend()}
        />
        <Button
          variant="text"
          fullWidth
          onClick={() => {
            restart('restoreEmailAddress');
          }}
        >
          {t('reminder.otherAddress')}
        </Button>
      </FormStack>
    </>
  );
};
