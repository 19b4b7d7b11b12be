import { useTranslation } from 'react-i18next';
import { useFlowStep } from '#forms/flow.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { awaitLetterAction, leaveRegistrationAction, registration } from '#state/flows/registration.ts';
import { RegistrationHeader } from '#steps/RegistrationHeader.tsx';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { HelpSection } from '#ui/HelpSection.tsx';
import { Lead } from '#ui/Lead.tsx';
import { NumberedSteps } from '#ui/NumberedSteps.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Says that the code comes by post and how to continue then. No button is filled: until then there is nothing to do. */
export const RegisterMessagePage = () => {
  const { t } = useTranslation('registration');
  const flow = useFlowStep(registration, 'message');
  const goOn = useAction(awaitLetterAction);
  const leave = useAction(leaveRegistrationAction);
  if (flow === null) return null;
  return (
    <>
      <RegistrationHeader step="message" />
      <PageHeading>{t('message.title')}</PageHeading>
      <Lead>{t('message.lead')}</Lead>
      <HelpSection title={t('message.nextTitle')}>
        <NumberedSteps
          aria-label={t('message.nextTitle')}
          steps={[t('message.stepLetter'), t('message.stepLogin'), t('message.stepCode')]}
          current={0}
        />
      </HelpSection>
      <HelpSection title={t('message.whyTitle')}>
        <p>{t('message.whyText')}</p>
      </HelpSection>
      <Actions>
        <Button variant="outlined" onClick={goOn}>
          {t('message.enterCode')}
        </Button>
        <Button
          variant="text"
          onClick={() => {
            leave(null);
          }}
        >
          {t('message.login')}
        </Button>
      </Actions>
    </>
  );
};
