import { useTranslation } from 'react-i18next';
import { trimmed } from '#kernel/trimmed.ts';
import { BoxAction } from '#detail/BoxAction.tsx';
import { useWayOn } from '#detail/box-target.ts';
import { useFlowStep } from '#forms/flow.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { planChoice } from '../flow.ts';
import { useCloseChoice } from './close-choice.ts';

/** The result of the choice, with its confirmation as PDF. */
export const ApplyDialog = () => {
  const { t } = useTranslation('additional-savings');
  const flow = useFlowStep(planChoice, 'apply');
  const wayOn = useWayOn();
  const close = useCloseChoice();
  if (flow?.step !== 'apply') return null;
  const { said, pdfLink } = flow;
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
      <DialogText>{trimmed(said.text) ?? t('apply.text')}</DialogText>
    </Dialog>
  );
};
