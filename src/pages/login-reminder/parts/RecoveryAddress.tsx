import { useTranslation } from 'react-i18next';
import { trimmed } from '#kernel/trimmed.ts';
import { plainText } from '#kernel/plain-text.ts';
import { email, required } from '#domain/basic-rules.ts';
import { unlike } from '#domain/rules.ts';
import { useFieldForm } from '#forms/field-form.ts';
import { useSingleField } from '#forms/single-field.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { profileAtom } from '#state/remote/profile.ts';
import { currentUserAtom } from '#state/session/session.ts';
import { EmailAddressField } from '#steps/EmailAddressField.tsx';
import { FieldStep } from '#steps/FieldStep.tsx';
import { Lead } from '#ui/Lead.tsx';

const change = loginDataChanges.restoreEmailAddress;
const target = { flow: change, act: change.requestAction, read: plainText };

/** Asks for the recovery address, which must differ from the login address; names the one on record. */
export const RecoveryAddress = () => {
  const { t } = useTranslation('login');
  const { t: onProfile } = useTranslation('profile');
  const href = useHref();
  const present = trimmed(useValue(profileAtom)?.loginData.restoreEmailAddress);
  const ownAddress = useValue(currentUserAtom)?.emailAddress;
  const form = useFieldForm(useSingleField('', [required, email, unlike(ownAddress)]), target);
  return (
    <FieldStep
      title={t('reminder.title')}
      lead={t('reminder.lead')}
      intro={present === null ? null : <Lead>{onProfile('restoreEmailAddress.present', { value: present })}</Lead>}
      form={form}
      field={
        <EmailAddressField
          label={t('reminder.label')}
          helperText={t('reminder.labelHint')}
          enterKeyHint="send"
          form={form}
          error={form.failure?.key === 'unchanged' ? t('reminder.same') : undefined}
        />
      }
      submit={{ label: t('reminder.submit'), pendingLabel: t('reminder.submitting') }}
      back={{ label: t('reminder.later'), href: href('dashboard') }}
    />
  );
};
