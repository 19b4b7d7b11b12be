import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/atoms.ts';
import { useHref } from '#state/place.ts';
import { orderLetterAction, registrationBusyAtom } from '#state/registration.ts';
import { useRegistrationStep, useRegistrationTrouble } from '#state/registration-step.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';

const Place = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(3) }));

/** Orders the registration code by post, without the header of steps. */
export const RegisterSendPage = () => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const flow = useRegistrationStep('send');
  const pending = useValue(registrationBusyAtom) === 'letter';
  const order = useAction(orderLetterAction);
  const { line, atField, mustWait, report } = useRegistrationTrouble();
  if (flow === null) return null;
  return (
    <>
      <PageHeading>{t('send.title')}</PageHeading>
      <Lead>{t('send.lead')}</Lead>
      <Fineprint>{t('send.address')}</Fineprint>
      {line === null ? null : (
        <Place>
          <TroubleLine trouble={line.kind === 'wait' ? { ...line, text: t('send.wait') } : line} />
        </Place>
      )}
      {atField === null ? null : (
        <Place>
          <Notice severity="error">
            {atField.outcome === 'wrong' ? t('send.refused') : atField.text || t('send.refused')}
          </Notice>
        </Place>
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
        <Button variant="secondary" href={href('REGISTERCODE')}>
          {t('send.back')}
        </Button>
      </Actions>
    </>
  );
};
