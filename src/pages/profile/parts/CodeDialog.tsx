import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatPhoneNumber } from '#kernel/phone.ts';
import { required, smsCode } from '#domain/basic-rules.ts';
import { maskedLoginData, type LoginDataFlow } from '#domain/login-data-flow.ts';
import { joinSentences } from '#domain/sentences.ts';
import { useCodeForm } from '#forms/code-form.ts';
import { useSingleField } from '#forms/single-field.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { useUnsaved } from '#state/kernel/unsaved.ts';
import { Addressee } from '#ui/Addressee.tsx';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { DialogText } from '#ui/Dialog.tsx';
import { ResendCountdown } from '#ui/ResendCountdown.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { refreshPersonAction } from '../atoms.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { useProfileDialogs } from './profile-dialogs.ts';

const rules = [required, smsCode];

type CodeDialogProps = {
  flow: Extract<LoginDataFlow, { step: 'verification' }>;
  /** Returns to the form for another address or number. */
  onOther: () => void;
};

/**
 * Asks for the code that was sent to a new address or number, which then takes effect. A wrong code stays in the field
 * and the number of tries left is shown; a dead code says that only a new one helps.
 */
export const CodeDialog = ({ flow, onOther }: CodeDialogProps) => {
  const { t } = useTranslation('profile');
  const { kind, newValue } = flow;
  const { back } = useProfileDialogs();
  const { toast } = useServices();
  const refresh = useAction(refreshPersonAction);
  const change = loginDataChanges[kind];
  const words = kind === 'mobileNumber' ? 'smsCode' : 'emailCode';
  const code = useCodeForm(
    useSingleField('', rules),
    {
      flow: change,
      act: change.confirmAction,
      resendAct: change.resendAction,
      onDone: () => {
        toast({
          kind: 'success',
          text: t(kind === 'restoreEmailAddress' ? 'restoreEmailAddress.done' : `${words}.done`),
        });
        letGo();
        void refresh();
        back();
      },
    },
    flow,
    { deadText: () => t('code.dead'), onResent: () => toast({ kind: 'success', text: t(`${words}.sent`) }) },
  );
  const { form, error } = code;
  const { trouble: resendTrouble, ...resending } = code.resending;
  const { value, valid, mustWait, pending, line, atField, input, onSubmit } = form;
  // A dead code isn't worth a warning about unsaved input.
  const letGo = useUnsaved(value !== '' && atField?.is !== 'codeDead');

  return (
    <ProfileDialog
      title={t(`${words}.title`)}
      submitLabel={t('dialog.confirm')}
      pendingLabel={t('dialog.confirming')}
      pending={pending}
      disabled={!valid || mustWait}
      onSubmit={onSubmit}
    >
      <div>
        <DialogText>{t(`${words}.lead`)}</DialogText>
        <Addressee>{formatPhoneNumber(maskedLoginData(kind, newValue))}</Addressee>
      </div>
      <CodeField
        label={t(`${words}.label`)}
        helperText={joinSentences(code.facts.goodUntil, code.facts.sendsItself, t(`${words}.hint`))}
        length={code.facts.length}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, here the code's field
        autoFocus
        error={error}
        {...input}
      />
      <TroubleLine trouble={line ?? resendTrouble} />
      <Box sx={{ '& > button': { marginInlineStart: -1.5 } }}>
        <ResendCountdown {...resending} label={t(`${words}.resend`)} />
        <Button variant="text" onClick={onOther}>
          {t(`${words}.other`)}
        </Button>
      </Box>
    </ProfileDialog>
  );
};
