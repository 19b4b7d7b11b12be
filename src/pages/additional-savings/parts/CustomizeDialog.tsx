import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatChf } from '#kernel/money.ts';
import { useFlowStep } from '#forms/flow.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { savingsPlansResource } from '../atoms.ts';
import { planChoice } from '../flow.ts';
import { useCloseChoice } from './close-choice.ts';
import { plansOf, type PlanView } from '../view.ts';

/** A plan's line: its cost, since when, and why it can't be chosen. */
const PlanLabel = ({ plan: { title, status, contributionPerMonth, isDisabled, reason } }: { plan: PlanView }) => {
  const { t } = useTranslation('additional-savings');
  const facts = [
    status,
    contributionPerMonth === null ? null : t('customize.perMonth', { amount: formatChf(contributionPerMonth) }),
  ].filter((fact) => fact !== null);
  return (
    <>
      {title}
      <FormHelperText component="span" sx={{ display: 'block', m: 0 }}>
        {facts.join(' · ')}
      </FormHelperText>
      {isDisabled && reason !== null ? (
        <FormHelperText component="span" sx={{ display: 'block', m: 0 }}>
          {reason}
        </FormHelperText>
      ) : null}
    </>
  );
};

/** Picks one of the savings plans; the one in force is preselected (specification, section 2). */
export const CustomizeDialog = () => {
  const { t } = useTranslation('additional-savings');
  const { t: common } = useTranslation('common');
  const flow = useFlowStep(planChoice, 'customize');
  const { data, failed, loading, retry } = useRemote(savingsPlansResource, {});
  const plans = useMemo(() => (data === null ? null : plansOf(data.options)), [data]);
  const [touched, setTouched] = useState<string | null>(null);
  const advance = useAction(planChoice.advanceAction);
  const goTo = useAction(planChoice.goToAction);
  const close = useCloseChoice();
  const id = useId();
  if (flow === null) return null;
  const before = flow.step === 'apply' ? null : flow.planId;
  const picked =
    plans?.find((plan) => plan.id === (touched ?? before)) ?? plans?.find(({ isActual }) => isActual) ?? null;
  const mayGoOn = picked !== null && !picked.isDisabled && !picked.isSame;
  return (
    <Dialog
      title={t('customize.title')}
      closeLabel={t('customize.close')}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault();
        if (!mayGoOn) return;
        advance({ type: 'picked', planId: picked.id });
        goTo({ step: 'confirmation' });
      }}
      actions={
        <>
          <Button variant="outlined" onClick={close}>
            {t('customize.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!mayGoOn}
            aria-describedby={picked?.isSame === true ? `${id}-same` : undefined}
          >
            {t('customize.next')}
          </Button>
        </>
      }
    >
      {plans === null ? (
        failed ? (
          <FailedNotice
            title={t('customize.failed')}
            text={t('customize.failedText')}
            retryLabel={common('retry')}
            onRetry={retry}
            retrying={loading}
          />
        ) : (
          <LoadingLine />
        )
      ) : plans.length === 0 ? (
        <DialogText>{t('plan.noChoice')}</DialogText>
      ) : (
        <FormControl component="fieldset">
          <FormLabel component="legend">{t('customize.lead')}</FormLabel>
          <RadioGroup
            name="plan"
            value={picked?.id ?? ''}
            onChange={(_event, value) => setTouched(value)}
            sx={{ gap: 1.5, mt: 1.5 }}
          >
            {plans.map((plan) => (
              <FormControlLabel
                key={plan.id}
                value={plan.id}
                disabled={plan.isDisabled}
                control={<Radio />}
                label={<PlanLabel plan={plan} />}
                sx={{ alignItems: 'flex-start' }}
              />
            ))}
          </RadioGroup>
          {picked?.isSame === true ? <FormHelperText id={`${id}-same`}>{t('customize.same')}</FormHelperText> : null}
        </FormControl>
      )}
    </Dialog>
  );
};
