import { useTranslation } from 'react-i18next';
import { NumberedSteps } from '#ui/NumberedSteps.tsx';

/** The three steps of the login, above each of them: address, link, code. */
export const LoginHeader = ({ current }: { current: 0 | 1 | 2 }) => {
  const { t } = useTranslation('login');
  return (
    <NumberedSteps
      row
      aria-label={t('email.stepsTitle')}
      steps={[t('email.stepAddress'), t('email.stepLink'), t('email.stepCode')]}
      current={current}
    />
  );
};
