import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pin, required } from '#domain/basic-rules.ts';
import { bareCode } from '#domain/typing.ts';
import { useCodeError } from '#forms/code-form.ts';
import { useFieldForm } from '#forms/field-form.ts';
import { useFlowStep } from '#forms/flow.ts';
import { useRegistrationField } from '#forms/registration-field.ts';
import { enterLetterCodeAction, registration } from '#state/flows/registration.ts';
import { useHref } from '#state/kernel/place.ts';
import { FieldStep } from '#steps/FieldStep.tsx';
import { RegistrationHeader } from '#steps/RegistrationHeader.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { FieldWithHelp } from '#ui/FieldWithHelp.tsx';
import { HelpSection } from '#ui/HelpSection.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { LetterHelp } from './parts/LetterHelp.tsx';

const rules = [required, pin];
const target = { flow: registration, act: enterLetterCodeAction, read: bareCode };

/**
 * Asks for the registration code from the letter, shows where to find it, and offers to order it again. Once the code
 * is accepted it shows that the portal is loading.
 */
export const RegisterCodePage = () => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const flow = useFlowStep(registration, 'code');
  const asked = flow?.stage === 'letter' ? flow : null;
  const form = useFieldForm(useRegistrationField('letterCode', rules), target);
  const error = useCodeError(form, asked?.triesLeft ?? null, (said) => said || t('code.dead'));
  const [helping, setHelping] = useState(false);
  if (flow?.stage === 'ended') {
    return (
      <>
        <RegistrationHeader step="code" />
        <PageHeading>{t('code.title')}</PageHeading>
        <Spinner label={t('code.submitting')} />
      </>
    );
  }
  if (asked === null) return null;
  return (
    <>
      <RegistrationHeader step="code" />
      <FieldStep
        title={t('code.title')}
        lead={t('code.lead')}
        form={form}
        field={
          <FieldWithHelp
            helpLabel={t('code.where')}
            onHelp={() => {
              setHelping(true);
            }}
          >
            <CodeField
              kind="letters"
              label={t('code.label')}
              helperText={t('code.hint')}
              required
              enterKeyHint="done"
              maxLength={40}
              error={error}
              {...form.input}
            />
          </FieldWithHelp>
        }
        submit={{ label: t('code.submit'), pendingLabel: t('code.submitting') }}
      >
        <HelpSection title={t('code.orderTitle')}>
          <p>{t('code.orderText')}</p>
          <Link href={href('register-send')}>{t('code.order')}</Link>
        </HelpSection>
      </FieldStep>
      {helping ? (
        <LetterHelp
          onClose={() => {
            setHelping(false);
          }}
        />
      ) : null}
    </>
  );
};
