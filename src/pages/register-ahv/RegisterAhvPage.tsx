import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { required } from '#domain/basic-rules.ts';
import { ahvNumber } from '#domain/rules.ts';
import { joinSentences } from '#domain/sentences.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { registerAction, registrationBusyAtom } from '#state/flows/registration.ts';
import { useRegistrationForm, useRegistrationHeader, useRegistrationStep } from '#forms/registration-step.ts';
import { AhvField } from '#ui/AhvField.tsx';
import { Button } from '#ui/Button.tsx';
import { FieldWithHelp } from '#ui/FieldWithHelp.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { WizardHeader } from '#ui/WizardHeader.tsx';
import { AhvHelp } from './parts/AhvHelp.tsx';
import { EnteredPerson } from './parts/EnteredPerson.tsx';

const rules = [required, ahvNumber];

/**
 * Asks for the social security number, shows where it stands, and has the person looked up. Where nobody is found, what
 * was entered before stands beside the field, to be put right.
 */
export const RegisterAhvPage = () => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const flow = useRegistrationStep('ahv');
  const header = useRegistrationHeader('ahv');
  const pending = useValue(registrationBusyAtom) === 'person';
  const register = useAction(registerAction);
  const form = useRegistrationForm('ahvNumber', rules, register);
  const { line, atField, mustWait, valid, error, input, onSubmit } = form;
  const [helping, setHelping] = useState(false);
  if (flow?.stage !== 'details') return null;

  const refused = atField?.outcome === 'refused' ? atField : null;
  const triesLeft = refused?.triesLeft ?? null;
  const tries = triesLeft === null ? null : t('ahv.triesLeft', { count: triesLeft });

  return (
    <>
      <WizardHeader {...header} />
      <PageHeading>{t('ahv.title')}</PageHeading>
      <Lead>{t('ahv.lead')}</Lead>
      <FormStack noValidate onSubmit={onSubmit}>
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
            error={refused === null ? error : joinSentences(refused.text || t('ahv.mismatch'), tries)}
            {...input}
          />
        </FieldWithHelp>
        {refused === null ? null : <EnteredPerson person={flow.person} />}
        <TroubleLine trouble={line} />
        <Button
          type="submit"
          fullWidth
          disabled={!valid || mustWait}
          pending={pending}
          pendingLabel={t('ahv.submitting')}
        >
          {t('next')}
        </Button>
        <Button variant="text" fullWidth href={href('register-birthday')}>
          {t('back')}
        </Button>
      </FormStack>
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
