import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { trimmed } from '#kernel/trimmed.ts';
import { BoxAction } from '#detail/BoxAction.tsx';
import { useWayOn } from '#detail/box-target.ts';
import { useFlowStep } from '#forms/flow.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { useRemote } from '#state/remote/use-remote.ts';
import { StatePicture } from '#ui/StatePicture.tsx';
import { savingsPlansResource } from '../atoms.ts';
import { planChoice } from '../flow.ts';
import { appliesBefore, plansOf } from '../view.ts';
import { useCloseChoice } from './close-choice.ts';
import { Difference } from './Difference.tsx';

/** What the chosen plan changes, and until when another choice takes its place, as far as the provider says so. */
const Chosen = ({ planId }: { planId: string }) => {
  const { t } = useTranslation('additional-savings');
  const { data } = useRemote(savingsPlansResource, {});
  const plans = plansOf(data?.options ?? []);
  const chosen = plans.find(({ id, chosenFrom }) => id === planId && chosenFrom !== null);
  if (chosen === undefined) return null;
  const before = appliesBefore(plans, { ...chosen, startDate: chosen.chosenFrom });
  return (
    <>
      {before === null ? null : <Difference before={before} after={chosen} />}
      {chosen.changeableUntil === null ? null : (
        <DialogText>{t('pending.until', { date: formatDate(chosen.changeableUntil) })}</DialogText>
      )}
    </>
  );
};

/** The result of the choice: what it changes, until when it can be changed, and its confirmation as PDF. */
export const ApplyDialog = () => {
  const { t } = useTranslation('additional-savings');
  const flow = useFlowStep(planChoice, 'apply');
  const wayOn = useWayOn();
  const close = useCloseChoice();
  if (flow?.step !== 'apply') return null;
  const { planId, said, pdfLink } = flow;
  return (
    <Dialog
      title={trimmed(said.title) ?? t('apply.title')}
      closeLabel={t('customize.close')}
      onClose={close}
      actions={
        <>
          <Button variant="outlined" onClick={close}>
            {t('apply.close')}
          </Button>
          <BoxAction way={wayOn(pdfLink, t('apply.download'))} variant="contained" />
        </>
      }
    >
      <StatePicture>
        <circle cx={80} cy={46} r={32} />
        <path className="line accent" d="M64 47l11 11 21-24" />
      </StatePicture>
      <DialogText>{trimmed(said.text) ?? t('apply.text')}</DialogText>
      <Chosen planId={planId} />
    </Dialog>
  );
};
