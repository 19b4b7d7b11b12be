import { useTranslation } from 'react-i18next';
import { useRegistrationStep } from '#forms/registration-step.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { LetterCodeForm } from './parts/LetterCodeForm.tsx';

/**
 * Asks for the registration code from the letter, and offers to order it again. Once the code is right, the portal is
 * on its way.
 */
export const RegisterCodePage = () => {
  const { t } = useTranslation('registration');
  const flow = useRegistrationStep('code');
  if (flow?.stage === 'letter') return <LetterCodeForm flow={flow} />;
  return flow?.stage === 'ended' ? (
    <>
      <PageHeading>{t('code.title')}</PageHeading>
      <Spinner label={t('code.submitting')} />
    </>
  ) : null;
};
