import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { formatPhoneNumber } from '#kernel/phone.ts';
import { required, smsCode } from '#domain/basic-rules.ts';
import { useCodeForm } from '#forms/code-form.ts';
import { useFlowStep } from '#forms/flow.ts';
import { useRegistrationField } from '#forms/registration-field.ts';
import { enterRegistrationSmsAction, registration, resendRegistrationSmsAction } from '#state/flows/registration.ts';
import { useHref } from '#state/kernel/place.ts';
import { CodeStep } from '#steps/CodeStep.tsx';
import { RegistrationHeader } from '#steps/RegistrationHeader.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';

const rules = [required, smsCode];
const target = { flow: registration, act: enterRegistrationSmsAction, resendAct: resendRegistrationSmsAction };

/** Asks for the code from the SMS. A dead code stays in the field with its error; a new one can be sent from here. */
export const RegisterSmsPage = () => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const flow = useFlowStep(registration, 'sms');
  const asked = flow?.stage === 'sms' ? flow : null;
  const code = useCodeForm(useRegistrationField('smsCode', rules), target, asked, {
    deadText: (said) => said || t('sms.dead'),
  });
  if (asked === null) return null;
  return (
    <>
      <RegistrationHeader step="sms" />
      <CodeStep
        words={(key) => t(`sms.${key}`)}
        addressee={asked.mobileNumber && formatPhoneNumber(asked.mobileNumber)}
        code={code}
      >
        <Fineprint>
          <Link href={href('register-phone')}>{t('sms.otherNumber')}</Link>
        </Fineprint>
      </CodeStep>
    </>
  );
};
