import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { required, smsCode } from '#domain/basic-rules.ts';
import type { LoginDataFlow } from '#domain/login-data-flow.ts';
import { maskEmail } from '#domain/masks.ts';
import { useCodeForm } from '#forms/code-form.ts';
import { useSingleField } from '#forms/single-field.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { CodeStep } from '#steps/CodeStep.tsx';

const rules = [required, smsCode];
const change = loginDataChanges.restoreEmailAddress;
const target = { flow: change, act: change.confirmAction, resendAct: change.resendAction };

/** Asks for the code that was mailed to the recovery address, which then takes effect. */
export const RecoveryCode = ({ flow }: { flow: Extract<LoginDataFlow, { step: 'verification' }> }) => {
  const { t } = useTranslation('login');
  const { toast } = useServices();
  const restart = useAction(change.restartAction);
  const hidden = useValue(anonymizeAtom);
  const code = useCodeForm(useSingleField('', rules), target, flow, {
    deadText: () => t('reminder.codeDead'),
    onResent: () => toast({ kind: 'success', text: t('reminder.codeSent') }),
  });
  const words = {
    title: t('reminder.codeTitle'),
    lead: t('reminder.codeLead'),
    label: t('reminder.codeLabel'),
    hint: '',
    submit: t('reminder.codeSubmit'),
    submitting: t('reminder.codeSubmitting'),
    helpTitle: t('link.helpTitle'),
    helpText: t('link.helpText'),
    resend: t('reminder.submit'),
    resendReady: '',
  };

  // The page doesn't change, so focusing the field shows that this is another step.
  const { focus } = code.form;
  useEffect(() => {
    focus();
  }, [focus]);

  return (
    <CodeStep
      words={(key) => words[key]}
      addressee={hidden ? maskEmail(flow.newValue) : flow.newValue}
      code={code}
      also={t('reminder.codeHint')}
      back={{ label: t('reminder.otherAddress'), onClick: restart }}
    />
  );
};
