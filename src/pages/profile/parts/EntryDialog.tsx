import { useTranslation } from 'react-i18next';
import { parsePhone } from '#kernel/phone.ts';
import { plainText } from '#kernel/plain-text.ts';
import { email, required } from '#domain/basic-rules.ts';
import type { LoginDataKind } from '#domain/login-data-flow.ts';
import { mobileNumber, unlike } from '#domain/rules.ts';
import { formatPhone } from '#domain/typing.ts';
import { useFieldForm } from '#forms/field-form.ts';
import { useSingleField } from '#forms/single-field.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { useUnsaved } from '#state/kernel/unsaved.ts';
import { loadProfileAction } from '#state/remote/profile.ts';
import { EmailAddressField } from '#steps/EmailAddressField.tsx';
import { DialogText } from '#ui/Dialog.tsx';
import { PhoneField } from '#ui/PhoneField.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { useProfileDialogs } from './profile-dialogs.ts';

type EntryDialogProps = {
  kind: LoginDataKind;
  /** Called once the code was sent. */
  onSent?: () => void;
};

/** Asks for a new e-mail address, recovery address or mobile number, and sends a code to it. */
export const EntryDialog = ({ kind, onSent }: EntryDialogProps) => {
  const { t } = useTranslation('profile');
  const { loginData } = useProfileDialogs().profile;
  const { toast } = useServices();
  const reload = useAction(loadProfileAction);
  const change = loginDataChanges[kind];
  const present = loginData[kind];
  const isPhone = kind === 'mobileNumber';
  // The recovery address must differ from the login address.
  const other = kind === 'restoreEmailAddress' ? loginData.emailAddress : present;
  const form = useFieldForm(useSingleField('', isPhone ? [required, mobileNumber] : [required, email, unlike(other)]), {
    flow: change,
    act: change.requestAction,
    read: isPhone ? (typed) => parsePhone(typed) ?? typed : plainText,
    onDone: () => {
      // For a mail, opening the next dialog is feedback enough.
      if (isPhone) toast({ kind: 'success', text: t('smsCode.sent') });
      void reload();
      letGo();
      onSent?.();
    },
  });
  const { value, valid, mustWait, pending, line, refusal, failure, input, onSubmit } = form;
  const letGo = useUnsaved(value !== '');

  const field = {
    label: t(`${kind}.label`),
    helperText:
      kind === 'restoreEmailAddress'
        ? t('restoreEmailAddress.hint')
        : present
          ? t(`${kind}.present`, { value: isPhone ? formatPhone(present) : present })
          : undefined,
    autoFocus: true,
    enterKeyHint: 'send',
  } as const;
  const isSame = kind === 'restoreEmailAddress' && failure?.key === 'unchanged';

  return (
    <ProfileDialog
      title={t(`${kind}.title`)}
      submitLabel={t(isPhone ? 'mobileNumber.submit' : 'dialog.sendCode')}
      pendingLabel={t(isPhone ? 'mobileNumber.submitting' : 'dialog.sendingCode')}
      pending={pending}
      disabled={!valid || mustWait}
      onSubmit={onSubmit}
    >
      <DialogText>{t(`${kind}.lead`)}</DialogText>
      {isPhone ? (
        <PhoneField
          placeholder={t('mobileNumber.placeholder')}
          required
          error={refusal ?? form.error}
          {...field}
          {...input}
        />
      ) : (
        <EmailAddressField form={form} error={isSame ? t('restoreEmailAddress.same') : undefined} {...field} />
      )}
      <TroubleLine trouble={line} />
    </ProfileDialog>
  );
};
