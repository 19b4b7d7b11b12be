import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { loginFlowAtom, restartLoginAction } from '#state/flows/login.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { CodeForm } from './parts/CodeForm.tsx';

/**
 * Third step of the login: asks for the code from the SMS. Without session id and phone it goes back to the first step.
 */
export const LoginSmsPage = () => {
  const { t } = useTranslation('login');
  const flow = useValue(loginFlowAtom);
  const restart = useAction(restartLoginAction);
  const [lostAtFirst] = useState(flow.step !== 'code');

  useEffect(() => {
    if (lostAtFirst) restart('flowLost');
  }, [lostAtFirst, restart]);

  if (flow.step === 'code') return <CodeForm flow={flow} />;
  return lostAtFirst ? null : (
    <>
      <PageHeading>{t('sms.title')}</PageHeading>
      <Spinner label={t('sms.submitting')} />
    </>
  );
};
