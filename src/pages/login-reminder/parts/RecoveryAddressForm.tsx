import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { plainText } from '#kernel/plain-text.ts';
import { email, firstFailure, required } from '#domain/basic-rules.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { requestLoginDataAction, type LoginDataTrouble } from '#state/flows/login-data.ts';
import { useHref } from '#state/kernel/place.ts';
import { useRuleText } from '#forms/rule-text.ts';
import { currentUserAtom } from '#state/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RecoveryNotice } from './RecoveryNotice.tsx';

/** Asks for the recovery address; the address one logs in with would be no recovery. */
export const RecoveryAddressForm = () => {
  const { t } = useTranslation('login');
  const ruleText = useRuleText();
  const href = useHref();
  const ownAddress = useValue(currentUserAtom)?.emailAddress.toLowerCase();
  const request = useAction(requestLoginDataAction);
  const [trouble, setTrouble] = useState<LoginDataTrouble | null>(null);
  const { register, handleSubmit, formState } = useForm({ mode: 'onTouched', defaultValues: { emailAddress: '' } });
  const { isValid, isSubmitting, errors } = formState;

  const submit = handleSubmit(async ({ emailAddress }) => {
    setTrouble(null);
    setTrouble(await request({ kind: 'restoreEmailAddress', value: plainText(emailAddress) }));
  });

  return (
    <>
      <PageHeading>{t('reminder.title')}</PageHeading>
      <Lead>{t('reminder.lead')}</Lead>
      <FormStack noValidate onSubmit={(event) => void submit(event)}>
        <EmailField
          label={t('reminder.label')}
          helperText={t('reminder.labelHint')}
          required
          enterKeyHint="send"
          error={trouble?.outcome === 'refused' ? trouble.text : errors.emailAddress?.message}
          {...register('emailAddress', {
            validate: (value) =>
              value.trim().toLowerCase() === ownAddress
                ? t('reminder.same')
                : ruleText(firstFailure(value, [required, email])),
            onChange: () => {
              setTrouble(null);
            },
          })}
        />
        <RecoveryNotice trouble={trouble} />
        <Button
          type="submit"
          fullWidth
          disabled={!isValid}
          pending={isSubmitting}
          pendingLabel={t('reminder.submitting')}
        >
          {t('reminder.submit')}
        </Button>
        <Button variant="text" fullWidth href={href('dashboard')}>
          {t('reminder.later')}
        </Button>
      </FormStack>
    </>
  );
};
