import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sendStudioSms, signIn } from '#contract/studio/endpoints.ts';
import { joinSentences } from '#domain/sentences.ts';
import { formatPhoneNumber } from '#kernel/phone.ts';
import { Addressee } from '#ui/Addressee.tsx';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Notice } from '#ui/Notice.tsx';
import { LeadTo, useWords } from '../kernel/navigation.ts';
import { useCell } from '../kernel/cell.ts';
import { fundAddress, sectionAddress } from '../kernel/addresses.ts';
import { useStudio } from '../kernel/services.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import type { OpenedLink } from '../kernel/session.ts';
import { Threshold } from './Threshold.tsx';

/** Takes a mailed link's secret out of the address. */
export const TakeLink = () => {
  const [, code = '', , sessionId = '', emailCode = ''] = useWords();
  const { session } = useStudio();
  useEffect(() => {
    session.link.set({ sessionId, emailCode });
  }, [session, sessionId, emailCode]);
  return <LeadTo to={`${fundAddress(code)}/link`} />;
};

type Sent = { readonly mobileNumber: string; readonly length: number };

/** Sends the code by SMS, and asks for it. */
const CodeForm = ({ code, link, onNotSent }: { code: string; link: OpenedLink; onNotSent: () => void }) => {
  const { t } = useTranslation('studio');
  const { call, session, follow } = useStudio();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [sent, setSent] = useState<Sent | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState<'send' | 'enter' | null>(null);
  const asked = useRef<OpenedLink | null>(null);

  const send = useCallback(async (): Promise<boolean> => {
    setFailed(null);
    setPending('send');
    const { sessionId, emailCode } = link;
    const answer = await call(sendStudioSms, { path: { sessionId }, body: { emailCode } });
    setPending(null);
    if (answer.ok) {
      const { mobileNumber, codeLength, language } = answer.data;
      setSent({ mobileNumber, length: codeLength });
      await follow(language);
    } else setFailed(failureText(answer.failure));
    return answer.ok;
  }, [call, link, failureText, follow]);

  useEffect(() => {
    if (asked.current === link) return;
    asked.current = link;
    const sendFirst = async () => {
      if (!(await send())) onNotSent();
    };
    void sendFirst();
  }, [link, send, onNotSent]);

  const enter = async (smsCode: string) => {
    if (smsCode === '') {
      setError(t('sms.missing'));
      return;
    }
    setPending('enter');
    setFailed(null);
    setError(undefined);
    const answer = await call(signIn, { path: { sessionId: link.sessionId }, body: { smsCode } });
    setPending(null);
    if (!answer.ok) {
      const { triesLeft } = answer.failure;
      setError(
        joinSentences(
          failureText(answer.failure),
          triesLeft === undefined ? null : t('sms.triesLeft', { count: triesLeft }),
        ),
      );
      return;
    }
    session.link.set(null);
    session.open(answer.data);
    await navigate(sectionAddress(code, 'brand'), { replace: true });
  };

  if (sent === null)
    return failed === null ? (
      <LoadingLine />
    ) : (
      <Box sx={{ marginBlockStart: 2 }}>
        <Notice
          severity="error"
          action={
            <Button variant="outlined" size="small" href={fundAddress(code)}>
              {t('sms.newLink')}
            </Button>
          }
        >
          {failed}
        </Notice>
      </Box>
    );
  return (
    <>
      <Addressee>{formatPhoneNumber(sent.mobileNumber)}</Addressee>
      <FormStack
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (pending === null) void enter(typed);
        }}
      >
        <CodeField
          label={t('sms.label')}
          length={sent.length}
          value={typed}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
          autoFocus
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
            if (target.value.length === sent.length && pending === null) void enter(target.value);
          }}
        />
        {failed === null ? null : <Notice severity="error">{failed}</Notice>}
        <Button type="submit" pending={pending === 'enter'} pendingLabel={t('sms.submitting')}>
          {t('sms.submit')}
        </Button>
        <Button
          variant="text"
          startIcon="retry"
          pending={pending === 'send'}
          onClick={() => {
            if (pending === null) void send();
          }}
        >
          {t('sms.again')}
        </Button>
      </FormStack>
    </>
  );
};

/** The second step of signing in: the code from the SMS. */
export const LinkPage = () => {
  const { t } = useTranslation('studio');
  const [, code = ''] = useWords();
  const link = useCell(useStudio().session.link);
  const [isSent, setSent] = useState(true);
  const notSent = useCallback(() => setSent(false), []);
  if (link === null) return <LeadTo to={fundAddress(code)} />;
  return (
    <Threshold title={t(isSent ? 'sms.title' : 'sms.notSent')} lead={isSent ? t('sms.lead') : undefined}>
      <CodeForm code={code} link={link} onNotSent={notSent} />
    </Threshold>
  );
};
