import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { required, smsCode } from '#domain/basic-rules.ts';
import type { LoginDataFlow } from '#domain/login-data-flow.ts';
import { useCodeError, useResending } from '#forms/code-form.ts';
import { useFieldForm } from '#forms/field-form.ts';
import { useSingleField } from '#forms/single-field.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { CodeStep } from '#steps/CodeStep.tsx';

const rules = [required, smsCode];
const change = loginDataChanges.restoreEmailAddress;
const target = { flow: change, act: change.confirmAction };
const resendTarget = { flow: change, act: change.resendAction };

/** Asks for the code that was mailed to the recovery address, which then takes effect. */
export const RecoveryCode = ({ flow }: { flow: Extract<LoginDataFlow, { step: 'verification' }> }) => {
  const { t } = useTranslation('login');
  const { toast } = useServices();
  const restart = useAction(change.restartAction);
  const form = useFieldForm(useSingleField('', rules), target);
  const resending = useResending(resendTarget, flow.resendAt, () => {
    toast({ kind: 'success', text: t('reminder.codeSent') });
    form.restart();
  });
  const error = useCodeError(form, flow.triesLeft, () => t('reminder.codeDead'));
  const words = {
    title: t('reminder.codeTitle'),
    lead: t('reminder.codeLead'),
    label: t('reminder.codeLabel'),
    hint: t('reminder.codeHint'),
    submit: t('reminder.codeSubmit'),
    submitting: t('reminder.codeSubmitting'),
    helpTitle: t('link.helpTitle'),
    helpText: t('link.helpText'),
    resend: t('reminder.submit'),
    resendReady: '',
  };

  // The page doesn't change, so focusing the field shows that this is another step.
  const { focus } = form;
  useEffect(() => {
    focus();
  }, [focus]);

  return (
    <CodeStep
      words={(key) => words[key]}
      addressee={flow.newValue}
      form={form}
      error={error}
      resending={resending}
      back={{ label: t('reminder.otherAddress'), onClick: restart }}
    />
  );
};
