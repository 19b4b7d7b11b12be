import Box from '@mui/material/Box';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trouble } from '#domain/error-ladder.ts';
import { resendPauseSeconds } from '#domain/code-flow.ts';
import { clockText } from '#forms/countdown.ts';
import type { FieldTarget } from '#forms/field-form.ts';
import { useTrouble } from '#forms/trouble.ts';
import { useAction, useValue, type Act } from '#state/kernel/atoms.ts';
import { CheckFailedFace } from '#ui/CheckFailedFace.tsx';
import { CheckingFace } from '#ui/CheckingFace.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { ResendCountdown } from '#ui/ResendCountdown.tsx';

/** Texts; those of a failed check should say that the link is still valid. */
type LinkWord = 'checkingTitle' | 'checkingText' | 'failedTitle' | 'failedOffline' | 'failedServer' | 'newLink';

type LinkStepProps = {
  flow: FieldTarget['flow'];
  /** Checks the link and leads to the next step. */
  act: Act<[], Promise<Trouble | null>>;
  /** Leads to where a new link can be requested. */
  onNewLink: () => void;
  words: (key: LinkWord) => string;
  /** Texts for a link that sends a code and was opened again too soon. */
  pause?: { title: string; text: string; send: string; waitingText: (time: string) => string };
};

/** Checks an opened link right away. If the provider can't be reached, the link is kept and can be tried again. */
export const LinkStep = ({ flow, act, onNewLink, words, pause }: LinkStepProps) => {
  const open = useAction(act);
  const pending = useValue(flow.busyAtom)?.act === act;
  const { t } = useTranslation('common');
  const { line, seconds, mustWait, report } = useTrouble();

  const check = async () => {
    const trouble = await open();
    if (trouble !== null) report(trouble);
  };
  const checkOnMount = useEffectEvent(() => void check());
  useEffect(() => {
    checkOnMount();
  }, []);

  if (line === null) return <CheckingFace title={words('checkingTitle')} text={words('checkingText')} />;
  if (pause !== undefined && line.waitSeconds !== undefined && line.waitSeconds <= resendPauseSeconds) {
    return (
      <>
        <PageHeading>{pause.title}</PageHeading>
        <Lead>{pause.text}</Lead>
        <Box sx={{ mt: 3 }}>
          <ResendCountdown
            remainingSeconds={seconds}
            label={pause.send}
            waitingText={pause.waitingText(clockText(seconds))}
            pending={pending}
            onResend={() => void check()}
          />
        </Box>
      </>
    );
  }
  const text =
    line.is === 'offline' ? words('failedOffline') : line.is === 'server' ? words('failedServer') : line.text;
  return (
    <CheckFailedFace
      title={words('failedTitle')}
      trouble={{ ...line, text }}
      retry={
        line.is === 'cookies'
          ? null
          : {
              label: t('retry'),
              pendingLabel: words('checkingTitle'),
              pending,
              disabled: mustWait,
              run: () => void check(),
            }
      }
      instead={{ label: words('newLink'), run: onNewLink }}
    />
  );
};
