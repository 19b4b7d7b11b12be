import { useTranslation } from 'react-i18next';
import { required } from '#domain/basic-rules.ts';
import { saidText } from '#domain/error-ladder.ts';
import { mobileNumber } from '#domain/rules.ts';
import { useFieldForm } from '#forms/field-form.ts';
import { useFlowStep } from '#forms/flow.ts';
import { useRegistrationField } from '#forms/registration-field.ts';
import { registration, sendRegistrationSmsAction } from '#state/flows/registration.ts';
import { FieldStep } from '#steps/FieldStep.tsx';
import { RegistrationHeader } from '#steps/RegistrationHeader.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { PhoneField } from '#ui/PhoneField.tsx';

const rules = [required, mobileNumber];
const target = { flow: registration, act: sendRegistrationSmsAction };

/** Asks for the mobile number and explains the second factor by SMS. */
export const RegisterPhonePage = () => {
  const { t } = useTranslation('registration');
  const flow = useFlowStep(registration, 'phone');
  const form = useFieldForm(useRegistrationField('mobileNumber', rules), target);
  if (flow === null) return null;
  return (
    <>
      <RegistrationHeader step="phone" />
      <FieldStep
        title={t('phone.title')}
        lead={t('phone.lead')}
        form={form}
        field={
          <PhoneField
            label={t('phone.label')}
            helperText={t('phone.hint')}
            placeholder={t('phone.placeholder')}
            required
            enterKeyHint="send"
            maxLength={40}
            error={form.atField === null ? form.error : saidText(form.atField) || t('phone.refused')}
            {...form.input}
          />
        }
        submit={{ label: t('phone.submit'), pendingLabel: t('phone.submitting') }}
      >
        <Fineprint>{t('phone.purpose')}</Fineprint>
      </FieldStep>
    </>
  );
};
