import { useTranslation } from 'react-i18next';
import { askForAddressAction, openRegistrationLinkAction, registration } from '#state/flows/registration.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { LinkStep } from '#steps/LinkStep.tsx';

/**
 * Start of the registration: checks the mailed link and goes to the step that is due or, without a link, to the form for the
 * address.
 */
export const RegisterPage = () => {
  const { t } = useTranslation('registration');
  const askForAddress = useAction(askForAddressAction);
  return (
    <LinkStep
      flow={registration}
      act={openRegistrationLinkAction}
      onNewLink={() => {
        askForAddress();
      }}
      words={(key) => t(`link.${key}`)}
    />
  );
};
