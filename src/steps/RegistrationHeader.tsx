import { useTranslation } from 'react-i18next';
import { wizardPart, type RegistrationStep } from '#domain/registration-flow.ts';
import { WizardHeader } from '#ui/WizardHeader.tsx';

/** The registration's header with its three parts, hidden on send and finish. */
export const RegistrationHeader = ({ step }: { step: Exclude<RegistrationStep, 'send' | 'finish'> }) => {
  const { t } = useTranslation('registration');
  return (
    <WizardHeader
      label={t('steps.label')}
      doneLabel={t('steps.done')}
      current={(wizardPart(step) ?? 1) - 1}
      steps={[
        { label: t('steps.personal'), shortLabel: t('steps.personalShort') },
        { label: t('steps.authentication'), shortLabel: t('steps.authenticationShort') },
        { label: t('steps.code'), shortLabel: t('steps.codeShort') },
      ]}
    />
  );
};
