import { useTranslation } from 'react-i18next';
import { wizardPages, type WizardStep } from '#domain/registration-flow.ts';
import { StepsHeader } from '#ui/StepsHeader.tsx';

/** The registration's header with its three parts and how far one is within them; hidden on send and finish. */
export const RegistrationHeader = ({ step }: { step: WizardStep }) => {
  const { t } = useTranslation(['registration', 'forms']);
  const { part, at, of } = wizardPages[step];
  const steps = [
    { label: t('steps.personal'), shortLabel: t('steps.personalShort') },
    { label: t('steps.authentication'), shortLabel: t('steps.authenticationShort') },
    { label: t('steps.code'), shortLabel: t('steps.codeShort') },
  ];
  return (
    <StepsHeader
      label={t('steps.label')}
      steps={steps}
      current={part - 1}
      page={{ at, of }}
      atText={t('forms:atStep', {
        step: `${t('forms:step', { step: part, steps: steps.length })}, ${t('steps.page', { at, of })}`,
      })}
      doneLabel={t('forms:stepDone')}
    />
  );
};
