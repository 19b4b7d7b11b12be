import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { saidText } from '#domain/error-ladder.ts';
import { useFlowStep } from '#forms/flow.ts';
import { useTrouble } from '#forms/trouble.ts';
import { formatDate } from '#kernel/date.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { orderLetterAction, registration } from '#state/flows/registration.ts';
import { useFirstDayAfter } from '#state/kernel/today.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';

/** From this many seconds on, a wait is shown as a date instead of minutes. */
const LONG_WAIT = 3600;

/** Orders the registration code by post; without the stepper. */
export const RegisterSendPage = () => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const flow = useFlowStep(registration, 'send');
  const pending = useValue(registration.busyAtom)?.act === orderLetterAction;
  const order = useAction(orderLetterAction);
  const { line, atField, mustWait, seconds, report } = useTrouble();
  const firstDayAfter = useFirstDayAfter();
  if (flow === null) return null;
  const wait =
    seconds <= LONG_WAIT
      ? t('send.wait', { minutes: Math.max(1, Math.ceil(seconds / 60)) })
      : t('send.waitLong', { date: formatDate(firstDayAfter(seconds)) });
  return (
    <>
      <PageHeading>{t('send.title')}</PageHeading>
      <Lead>{t('send.lead')}</Lead>
      <Fineprint>{t('send.address')}</Fineprint>
      {line === null ? null : (
        <Box sx={{ mt: 3 }}>
          <TroubleLine trouble={line.is === 'wait' ? { ...line, text: wait } : line} />
        </Box>
      )}
      {atField === null ? null : (
        <Box sx={{ mt: 3 }}>
          <Notice severity="error">{saidText(atField) || t('send.refused')}</Notice>
        </Box>
      )}
      <Actions>
        <Button
          disabled={mustWait}
          pending={pending}
          pendingLabel={t('send.submitting')}
          onClick={() => {
            report(null);
            void order().then(report);
          }}
        >
          {t('send.submit')}
        </Button>
        <Button variant="outlined" href={href('register-code')}>
          {t('send.back')}
        </Button>
      </Actions>
    </>
  );
};
