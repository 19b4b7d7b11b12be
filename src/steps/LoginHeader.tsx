import { useTranslation } from 'react-i18next';
import { StepsHeader } from '#ui/StepsHeader.tsx';

/** The three steps of the login, above each of them: address, link, code. */
export const LoginHeader = ({ current }: { current: 0 | 1 | 2 }) => {
  const { t } = useTranslation(['login', 'forms']);
  const steps = [t('email.stepAddress'), t('email.stepLink'), t('email.stepCode')];
  return (
    <StepsHeader
      label={t('email.stepsTitle')}
      steps={steps.map((label) => ({ label }))}
      current={current}
      atText={t('forms:atStep', { step: t('forms:step', { step: current + 1, steps: steps.length }) })}
      doneLabel={t('forms:stepDone')}
    />
  );
};
