import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoginDataKind } from '#domain/profile-change.ts';
import { readRuleFailure } from '#domain/rule-schema.ts';
import { formatPhone } from '#domain/typing.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { requestLoginDataAction, type LoginDataTrouble } from '#state/flows/login-data.ts';
import { loadProfileAction } from '#state/remote/profile.ts';
import { useServices } from '#state/kernel/services.ts';
import { useUnsaved } from '#state/kernel/unsaved.ts';
import { DialogText } from '#ui/Dialog.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { PhoneField } from '#ui/PhoneField.tsx';
import { entryFormSchema } from '../form.ts';
import { useFieldError } from './field-error.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { useProfileDialogs } from './profile-dialogs.ts';
import { TroubleNotice } from './TroubleNotice.tsx';

/** The words of each kind. */
const wording = { emailAddress: 'email', restoreEmailAddress: 'recovery', mobileNumber: 'phone' } as const;

/** Props of {@link EntryDialog}. */
export type EntryDialogProps = {
  kind: LoginDataKind;
  /** Where to go once the code is on its way. */
  onSent: () => void;
};

/** Asks for a new e-mail address, recovery address or mobile number, and has a code sent to it. */
export const EntryDialog = ({ kind, onSent }: EntryDialogProps) => {
  const { t } = useTranslation('profile');
  const { profile } = useProfileDialogs();
  const { toast } = useServices();
  const fieldError = useFieldError();
  const request = useAction(requestLoginDataAction);
  const reload = useAction(loadProfileAction);
  const [trouble, setTrouble] = useState<LoginDataTrouble | null>(null);
  const { loginData } = profile;
  const present = loginData[kind];
  const words = wording[kind];
  const isPhone = kind === 'mobileNumber';
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { value: '' },
    // A recovery address that one logs in with would be none.
    resolver: zodResolver(entryFormSchema(kind, kind === 'restoreEmailAddress' ? loginData.emailAddress : present)),
  });
  const { isDirty, isValid, isSubmitting, errors } = formState;
  const letGo = useUnsaved(isDirty);

  const submit = handleSubmit(async ({ value }) => {
    setTrouble(null);
    const result = await request({ kind, value });
    if (result?.outcome === 'refused') setError('value', { message: result.text }, { shouldFocus: true });
    else setTrouble(result);
    if (result !== null) return;
    // The next dialog says where a mail has gone; an SMS is announced as well.
    if (isPhone) toast({ kind: 'success', text: t('phoneCode.sent') });
    void reload();
    letGo();
    onSent();
  });

  const field = {
    label: t(`${words}.label`),
    helperText:
      words === 'recovery'
        ? t('recovery.hint')
        : present
          ? t(`${words}.present`, { value: isPhone ? formatPhone(present) : present })
          : undefined,
    required: true,
    autoFocus: true,
    enterKeyHint: 'send',
    ...register('value', {
      onChange: () => {
        setTrouble(null);
      },
    }),
  } as const;
  const unchanged = words === 'recovery' && readRuleFailure(errors.value?.message)?.key === 'unchanged';
  const error = unchanged ? t('recovery.same') : fieldError(errors.value);

  return (
    <ProfileDialog
      title={t(`${words}.title`)}
      submitLabel={t(isPhone ? 'phone.submit' : 'dialog.sendCode')}
      pendingLabel={t(isPhone ? 'phone.submitting' : 'dialog.sendingCode')}
      pending={isSubmitting}
      disabled={!isValid}
      onSubmit={(event) => void submit(event)}
    >
      <DialogText>{t(`${words}.lead`)}</DialogText>
      {isPhone ? (
        <PhoneField placeholder={t('phone.placeholder')} {...field} error={error} />
      ) : (
        <EmailField {...field} error={error} />
      )}
      <TroubleNotice trouble={trouble} />
    </ProfileDialog>
  );
};
