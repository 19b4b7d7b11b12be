import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maskedLoginData, type LoginDataFlow } from '#domain/profile-change.ts';
import { joinSentences } from '#domain/sentences.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { clockText, useCountdown } from '#forms/countdown.ts';
import { confirmLoginDataAction, requestLoginDataAction, type LoginDataTrouble } from '#state/flows/login-data.ts';
import { refreshPersonAction } from '#state/remote/profile.ts';
import { useServices } from '#state/kernel/services.ts';
import { useUnsaved } from '#state/kernel/unsaved.ts';
import { Addressee } from '#ui/Addressee.tsx';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { DialogText } from '#ui/Dialog.tsx';
import { ResendCountdown } from '#ui/ResendCountdown.tsx';
import { codeFormSchema } from '../form.ts';
import { useFieldError } from './field-error.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { useProfileDialogs } from './profile-dialogs.ts';
import { TroubleNotice } from './TroubleNotice.tsx';

/** Other ways than the code that is there; their words align with the text around them. */
const Others = styled('div')(({ theme }) => ({ '& > button': { marginInlineStart: theme.spacing(-1.5) } }));

/** Props of {@link CodeDialog}. */
export type CodeDialogProps = {
  flow: Extract<LoginDataFlow, { step: 'verification' }>;
  /** Leads to the form for another address or number. */
  onOther: () => void;
};

/**
 * Asks for the code that was sent to a new address or number; the new value counts only then. A wrong code stays to be
 * corrected and says how many tries are left; a dead one says that only a new one helps.
 */
export const CodeDialog = ({ flow, onOther }: CodeDialogProps) => {
  const { t } = useTranslation('profile');
  const { kind, newValue, triesLeft, resendAt } = flow;
  const { back } = useProfileDialogs();
  const { toast } = useServices();
  const fieldError = useFieldError();
  const confirm = useAction(confirmLoginDataAction);
  const request = useAction(requestLoginDataAction);
  const refresh = useAction(refreshPersonAction);
  const [trouble, setTrouble] = useState<LoginDataTrouble | null>(null);
  const [resending, setResending] = useState(false);
  const seconds = useCountdown(resendAt);
  const { register, handleSubmit, setFocus, reset, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
    resolver: zodResolver(codeFormSchema),
  });
  const { isValid, isDirty, isSubmitting, errors } = formState;
  const letGo = useUnsaved(isDirty);
  const words = kind === 'mobileNumber' ? 'phoneCode' : 'emailCode';
  const wrong = trouble?.outcome === 'wrong';

  useEffect(() => {
    if (wrong) setFocus('code', { shouldSelect: true });
  }, [wrong, setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    setTrouble(null);
    const result = await confirm({ kind, code });
    setTrouble(result);
    // A dead code is nothing to lose.
    if (result?.outcome === 'codeDead') reset();
    if (result !== null) return;
    toast({ kind: 'success', text: t(kind === 'restoreEmailAddress' ? 'recovery.done' : `${words}.done`) });
    letGo();
    void refresh();
    back();
  });

  const resend = async () => {
    setResending(true);
    const result = await request({ kind, value: newValue });
    setResending(false);
    setTrouble(result?.outcome === 'tryLater' && result.reason === 'tooMany' ? null : result);
    if (result !== null) return;
    reset();
    toast({ kind: 'success', text: t(`${words}.sent`) });
    setFocus('code');
  };

  const tries = triesLeft === null ? null : t('code.triesLeft', { count: triesLeft });
  return (
    <ProfileDialog
      title={t(`${words}.title`)}
      submitLabel={t('dialog.confirm')}
      pendingLabel={t('dialog.confirming')}
      pending={isSubmitting}
      disabled={!isValid}
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <DialogText>{t(`${words}.lead`)}</DialogText>
        <Addressee>{maskedLoginData(kind, newValue)}</Addressee>
      </div>
      <CodeField
        label={t(`${words}.label`)}
        helperText={t(`${words}.hint`)}
        required
        maxLength={16}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; it goes where the code goes
        autoFocus
        {...register('code', {
          onChange: () => {
            setTrouble(null);
          },
        })}
        error={wrong ? joinSentences(t('code.wrong'), tries) : fieldError(errors.code)}
      />
      <TroubleNotice trouble={trouble} />
      <Others>
        <ResendCountdown
          remainingSeconds={seconds}
          label={t(`${words}.resend`)}
          waitingText={t('code.resendIn', { time: clockText(seconds) })}
          pending={resending}
          onResend={() => void resend()}
        />
        <Button variant="text" onClick={onOther}>
          {t(`${words}.other`)}
        </Button>
      </Others>
    </ProfileDialog>
  );
};
