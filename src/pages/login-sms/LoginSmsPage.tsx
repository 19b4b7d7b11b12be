import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { formatPhoneNumber } from '#kernel/phone.ts';
import { required, smsCode } from '#domain/basic-rules.ts';
import { useCodeForm } from '#forms/code-form.ts';
import { useFlowStep } from '#forms/flow.ts';
import { useSingleField } from '#forms/single-field.ts';
import { enterCodeAction, login, resendSmsAction } from '#state/flows/login.ts';
import { useHref } from '#state/kernel/place.ts';
import { LoginHeader } from '#steps/LoginHeader.tsx';
import { CodeStep } from '#steps/CodeStep.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Spinner } from '#ui/Spinner.tsx';

const rules = [required, smsCode];
const target = { flow: login, act: enterCodeAction, resendAct: resendSmsAction };
const ownWords = { deadText: (said: string) => said, isToasted: true };

/**
 * Third step of the login: asks for the code from the SMS. Without session id and phone it redirects to the first step.
 */
export const LoginSmsPage = () => {
  const { t } = useTranslation('login');
  const href = useHref();
  const flow = useFlowStep(login, 'code');
  const asked = flow?.step === 'code' ? flow : null;
  const code = useCodeForm(useSingleField('', rules), target, asked, ownWords);
  if (flow === null) return null;
  if (asked === null) {
    // The code was correct: the portal is loading.
    return (
      <>
        <LoginHeader current={2} />
        <PageHeading>{t('sms.title')}</PageHeading>
        <Spinner label={t('sms.submitting')} />
      </>
    );
  }
  return (
    <>
      <LoginHeader current={2} />
      <CodeStep
        words={(key) => t(`sms.${key}`)}
        addressee={asked.mobileNumber && formatPhoneNumber(asked.mobileNumber)}
        code={code}
      >
        <Fineprint>
          <Link href={href('login')}>{t('sms.back')}</Link>
        </Fineprint>
      </CodeStep>
    </>
  );
};
