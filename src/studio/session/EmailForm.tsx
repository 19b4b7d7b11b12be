import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '#kernel/email-address.ts';
import { requestStudioLink } from '#contract/studio/endpoints.ts';
import { Addressee } from '#ui/Addressee.tsx';
import { Button } from '#ui/Button.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useCell } from '../kernel/cell.ts';
import { useStudio } from '../kernel/services.ts';
import { useFailureText } from '../kernel/failure-text.ts';

type EmailFormProps = {
  code: string;
  /** The address to begin with, from whoever has led here. */
  suggested?: string;
  /** Hears when a link has been sent, and when another address is asked for. */
  onSent?: (isSent: boolean) => void;
};

/** Asks for an administrator's e-mail address and mails them a link to sign in. */
export const EmailForm = ({ code, suggested = '', onSent }: EmailFormProps) => {
  const { t } = useTranslation('studio');
  const { call, language } = useStudio();
  const locale = useCell(language);
  const failureText = useFailureText();
  const [address, setAddress] = useState(suggested);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [failed, setFailed] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const send = async () => {
    const emailAddress = address.trim();
    if (!isEmailAddress(emailAddress)) {
      setError(t('email.wrong'));
      return;
    }
    setPending(true);
    setFailed(null);
    const answer = await call(requestStudioLink, { body: { tenant: code, emailAddress, language: locale } });
    setPending(false);
    if (!answer.ok) setFailed(failureText(answer.failure));
    else {
      setSentTo(emailAddress);
      onSent?.(true);
    }
  };

  const trouble = failed === null ? null : <Notice severity="error">{failed}</Notice>;
  if (sentTo !== null)
    return (
      <Stack sx={{ gap: 2.5, marginBlockStart: 3 }}>
        <Box component="output" sx={{ display: 'block' }}>
          <Typography>{t('email.sent')}</Typography>
          <Addressee>{sentTo}</Addressee>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {t('email.next')}
          </Typography>
        </Box>
        {trouble}
        <Stack sx={{ gap: 1.5 }}>
          <Button variant="outlined" startIcon="retry" pending={pending} onClick={() => void send()}>
            {t('email.again')}
          </Button>
          <Button
            variant="text"
            onClick={() => {
              setSentTo(null);
              onSent?.(false);
            }}
          >
            {t('email.other')}
          </Button>
        </Stack>
      </Stack>
    );
  return (
    <FormStack
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <EmailField
        label={t('email.label')}
        value={address}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a link of the demo page fills the address in, so that nothing is left but to send it
        autoFocus={suggested !== ''}
        error={error}
        onChange={({ target }) => {
          setAddress(target.value);
          setError(undefined);
        }}
      />
      {trouble}
      <Button type="submit" pending={pending} pendingLabel={t('email.sending')}>
        {t('email.submit')}
      </Button>
    </FormStack>
  );
};
