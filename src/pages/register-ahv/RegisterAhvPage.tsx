import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { required } from '#domain/basic-rules.ts';
import { saidText, type Trouble } from '#domain/error-ladder.ts';
import { ahvNumber } from '#domain/rules.ts';
import { joinSentences } from '#domain/sentences.ts';
import { useFieldForm } from '#forms/field-form.ts';
import { useFlowStep } from '#forms/flow.ts';
import { useRegistrationField } from '#forms/registration-field.ts';
import { registerAction, registration } from '#state/flows/registration.ts';
import { useHref } from '#state/kernel/place.ts';
import { FieldStep } from '#steps/FieldStep.tsx';
import { RegistrationHeader } from '#steps/RegistrationHeader.tsx';
import { AhvField } from '#ui/AhvField.tsx';
import { FieldWithHelp } from '#ui/FieldWithHelp.tsx';
import { AhvHelp } from './parts/AhvHelp.tsx';
import { EnteredPerson } from './parts/EnteredPerson.tsx';

const rules = [required, ahvNumber];
const target = { flow: registration, act: registerAction };

/**
 * Asks for the social security number, shows where to find it, and looks the person up. If nobody is found, it shows
 * the earlier answers next to the field for correction.
 */
export const RegisterAhvPage = () => {
  const { t } = useTranslation('registration');
  const { t: tries } = useTranslation('forms');
  const href = useHref();
  const flow = useFlowStep(registration, 'ahv');
  const form = useFieldForm(useRegistrationField('ahvNumber', rules), target);
  const [helping, setHelping] = useState(false);
  if (flow?.stage !== 'details') return null;

  const mismatch = (refused: Trouble): string =>
    joinSentences(
      saidText(refused) || t('ahv.mismatch'),
      refused.triesLeft === undefined ? null : tries('triesLeft', { count: refused.triesLeft }),
    );
  return (
    <>
      <RegistrationHeader step="ahv" />
      <FieldStep
        title={t('ahv.title')}
        lead={t('ahv.lead')}
        form={form}
        field={
          <>
            <FieldWithHelp
              helpLabel={t('ahv.where')}
              onHelp={() => {
                setHelping(true);
              }}
            >
              <AhvField
                label={t('ahv.label')}
                required
                placeholder="756.____.____.__"
                enterKeyHint="send"
                error={form.atField === null ? form.error : mismatch(form.atField)}
                {...form.input}
              />
            </FieldWithHelp>
            {form.atField === null ? null : <EnteredPerson person={flow.person} />}
          </>
        }
        submit={{ label: t('next'), pendingLabel: t('ahv.submitting') }}
        back={{ label: t('back'), href: href('register-birthday') }}
      />
      {helping ? (
        <AhvHelp
          onClose={() => {
            setHelping(false);
          }}
        />
      ) : null}
    </>
  );
};
