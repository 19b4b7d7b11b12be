import { useTranslation } from 'react-i18next';
import { useFlowStep } from '#forms/flow.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { leaveRegistrationAction, registration } from '#state/flows/registration.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Confirms that the code was ordered; OK goes to the login. */
export const RegisterFinishPage = () => {
  const { t } = useTranslation('registration');
  const flow = useFlowStep(registration, 'finish');
  const leave = useAction(leaveRegistrationAction);
  if (flow === null) return null;
  return (
    <>
      <PageHeading>{t('finish.title')}</PageHeading>
      <Lead>{t('finish.lead')}</Lead>
      <Actions>
        <Button
          onClick={() => {
            leave(null);
          }}
        >
          {t('finish.ok')}
        </Button>
      </Actions>
    </>
  );
};
