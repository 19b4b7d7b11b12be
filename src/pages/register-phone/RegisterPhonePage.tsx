import { useTranslation } from 'react-i18next';
import { required } from '#domain/basic-rules.ts';
import { mobileNumber } from '#domain/rules.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { registrationBusyAtom, sendRegistrationSmsAction } from '#state/flows/registration.ts';
import { useRegistrationForm, useRegistrationHeader, useRegistrationStep } from '#forms/registration-step.ts';
import { Button } from '#ui/Button.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PhoneField } from '#ui/PhoneField.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { WizardHeader } from '#ui/WizardHeader.tsx';

const rules = [required, mobileNumber];

/** Asks for the mobile number and explains the second factor by SMS. */
export const RegisterPhonePage = () => {
  const { t } = useTranslation('registration');
  const flow = useRegistrationStep('phone');
  const header = useRegistrationHeader('phone');
  const pending = useValue(registrationBusyAtom) === 'sms';
  const send = useAction(sendRegistrationSmsAction);
  const form = useRegistrationForm('mobileNumber', rules, send);
  const { line, atField, mustWait, valid, error, input, onSubmit } = form;
  if (flow === null) return null;

  const refused = atField?.outcome === 'refused' ? atField.text || t('phone.refused') : undefined;

  return (
    <>
      <WizardHeader {...header} />
      <PageHeading>{t('phone.title')}</PageHeading>
      <Lead>{t('phone.lead')}</Lead>
      <FormStack noValidate onSubmit={onSubmit}>
        <PhoneField
          label={t('phone.label')}
          helperText={t('phone.hint')}
          placeholder={t('phone.placeholder')}
          required
          enterKeyHint="send"
          maxLength={40}
          error={refused ?? error}
          {...input}
        />
        <TroubleLine trouble={line} />
        <Button
          type="submit"
          fullWidth
          disabled={!valid || mustWait}
          pending={pending}
          pendingLabel={t('phone.submitting')}
        >
          {t('phone.submit')}
        </Button>
      </FormStack>
      <Fineprint>{t('phone.purpose')}</Fineprint>
    </>
  );
};
