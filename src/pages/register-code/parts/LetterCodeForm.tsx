import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationFlow } from '#domain/registration-flow.ts';
import { pin, required } from '#domain/basic-rules.ts';
import { joinSentences } from '#domain/sentences.ts';
import { bareCode } from '#domain/typing.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { enterLetterCodeAction, registrationBusyAtom } from '#state/flows/registration.ts';
import { useRegistrationForm, useRegistrationHeader } from '#forms/registration-step.ts';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { FieldWithHelp } from '#ui/FieldWithHelp.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { HelpSection } from '#ui/HelpSection.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { WizardHeader } from '#ui/WizardHeader.tsx';
import { LetterHelp } from './LetterHelp.tsx';

const rules = [required, pin];

/** Props of {@link LetterCodeForm}. */
export type LetterCodeFormProps = { flow: Extract<RegistrationFlow, { stage: 'letter' }> };

/** The form of the registration code, with what helps to find it and the way to order it again. */
export const LetterCodeForm = ({ flow }: LetterCodeFormProps) => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const header = useRegistrationHeader('code');
  const busy = useValue(registrationBusyAtom);
  const enter = useAction(enterLetterCodeAction);
  const form = useRegistrationForm('letterCode', rules, (typed) => enter(bareCode(typed)));
  const { line, atField, mustWait, valid, error, input, onSubmit } = form;
  const [helping, setHelping] = useState(false);

  const triesLeft = flow.triesLeft === null ? null : t('code.triesLeft', { count: flow.triesLeft });
  const wrong =
    atField === null
      ? undefined
      : atField.outcome === 'dead'
        ? atField.text || t('code.dead')
        : joinSentences(t('code.wrong'), triesLeft);

  return (
    <>
      <WizardHeader {...header} />
      <PageHeading>{t('code.title')}</PageHeading>
      <Lead>{t('code.lead')}</Lead>
      <FormStack noValidate onSubmit={onSubmit}>
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
            error={wrong ?? error}
            {...input}
          />
        </FieldWithHelp>
        <TroubleLine trouble={line} />
        <Button
          type="submit"
          fullWidth
          disabled={!valid || mustWait}
          pending={busy === 'letterCode'}
          pendingLabel={t('code.submitting')}
        >
          {t('code.submit')}
        </Button>
      </FormStack>
      <HelpSection title={t('code.orderTitle')}>
        <p>{t('code.orderText')}</p>
        <Link href={href('register-send')}>{t('code.order')}</Link>
      </HelpSection>
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
