import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { formatChf, formatFrancs } from '#kernel/money.ts';
import { useFlowStep } from '#forms/flow.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useNamedValue } from '#ui/use-named-value.ts';
import { savingsPlansResource } from '../atoms.ts';
import { planChoice } from '../flow.ts';
import { useCloseChoice } from './close-choice.ts';
import { useThanToday } from './than-today.ts';
import { differenceFromActual, pendingChoiceOf, plansOf, type PendingChoice, type PlanView } from '../view.ts';

/** A line of what is known about a plan. */
const Fact = ({ children }: { children: ReactNode }) => (
  <FormHelperText component="span" sx={{ display: 'block', m: 0 }}>
    {children}
  </FormHelperText>
);

type PlanLabelProps = { plan: PlanView; difference: ReturnType<typeof differenceFromActual> };

/**
 * A plan with the day it applies from, its cost and the pension that it is expected to bring, each with the difference from the
 * plan in force, and why it can't be chosen.
 */
const PlanLabel = ({ plan, difference }: PlanLabelProps) => {
  const { t } = useTranslation('additional-savings');
  const named = useNamedValue();
  const thanToday = useThanToday();
  const { title, status, contributionPerMonth, pensionPerMonth, isDisabled, reason } = plan;
  return (
    <>
      {title}
      {status === null ? null : <Fact>{status}</Fact>}
      {contributionPerMonth === null ? null : (
        <Fact>
          <AmountText>{t('customize.perMonth', { amount: formatChf(contributionPerMonth) })}</AmountText>
          {difference.contribution === null ? null : `, ${thanToday(difference.contribution, formatChf)}`}
        </Fact>
      )}
      {pensionPerMonth === null ? null : (
        <Fact>
          {named(t('plans.pension'), '')}
          <AmountText>{t('plans.rough', { amount: formatFrancs(pensionPerMonth) })}</AmountText>
          {difference.pension === null ? null : `, ${thanToday(difference.pension, formatFrancs)}`}
        </Fact>
      )}
      {isDisabled && reason !== null ? <Fact>{reason}</Fact> : null}
    </>
  );
};

type PendingNoticeProps = { pending: PendingChoice; actual: PlanView | null; onWithdraw: (plan: PlanView) => void };

/** What is chosen already, from when a further choice would apply and what it replaces, and how to take it back. */
const PendingNotice = ({ pending, actual, onWithdraw }: PendingNoticeProps) => {
  const { t } = useTranslation('additional-savings');
  const { plans, startsOn, isReplaced, changeableUntil, withdrawnBy } = pending;
  return (
    <Notice
      severity="info"
      live="off"
      title={t('pending.title')}
      {...(withdrawnBy !== null && {
        action: (
          <Button variant="outlined" size="small" onClick={() => onWithdraw(withdrawnBy)}>
            {t('pending.withdraw')}
          </Button>
        ),
      })}
    >
      {actual === null ? null : <p>{t('pending.actual', { plan: actual.title })}</p>}
      {plans.map(({ id, title, chosenFrom }) => (
        <p key={id}>{t('pending.from', { plan: title, date: formatDate(chosenFrom) })}</p>
      ))}
      {changeableUntil === null ? null : <p>{t('pending.until', { date: formatDate(changeableUntil) })}</p>}
      {startsOn === null ? null : (
        <p>{t(isReplaced ? 'pending.replaced' : 'pending.followed', { date: formatDate(startsOn) })}</p>
      )}
    </Notice>
  );
};

/**
 * Picks one of the savings plans; the one in force is preselected (specification, section 2), which alone isn't enough to
 * go on: it would take back a choice that has not started yet.
 */
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
  const chosen = touched ?? (flow.step === 'apply' ? null : flow.planId);
  const pending = plans && pendingChoiceOf(plans);
  const actual = plans?.find(({ isActual }) => isActual) ?? null;
  const picked = plans?.find((plan) => plan.id === chosen) ?? null;
  const shown = picked ?? actual;
  const isSame = shown !== null && (shown.isSame || shown.id === pending?.last.id);
  const mayGoOn = picked !== null && !picked.isDisabled && !isSame;
  const pick = (plan: PlanView) => {
    advance({ type: 'picked', planId: plan.id });
    goTo({ step: 'confirmation' });
  };
  return (
    <Dialog
      title={t('customize.title')}
      closeLabel={t('customize.close')}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault();
        if (mayGoOn) pick(picked);
      }}
      actions={
        <>
          <Button variant="outlined" onClick={close}>
            {t('customize.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!mayGoOn}
            aria-describedby={mayGoOn || shown === null ? undefined : `${id}-why`}
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
        <>
          {pending === null ? null : <PendingNotice pending={pending} actual={actual} onWithdraw={pick} />}
          <FormControl component="fieldset">
            <FormLabel component="legend">{t('customize.lead')}</FormLabel>
            <RadioGroup
              name="plan"
              value={shown?.id ?? ''}
              onChange={(_event, value) => setTouched(value)}
              sx={{ gap: 1.5, mt: 1.5 }}
            >
              {plans.map((plan) => (
                <FormControlLabel
                  key={plan.id}
                  value={plan.id}
                  disabled={plan.isDisabled}
                  // A click on the preselected one picks it as well.
                  control={<Radio onClick={() => setTouched(plan.id)} />}
                  label={<PlanLabel plan={plan} difference={differenceFromActual(plans, plan)} />}
                  sx={{ alignItems: 'flex-start' }}
                />
              ))}
            </RadioGroup>
            {mayGoOn || plans.every(({ isDisabled }) => isDisabled) ? null : (
              <FormHelperText id={`${id}-why`}>
                {t(isSame && shown.isSame ? 'customize.same' : 'customize.pick')}
              </FormHelperText>
            )}
          </FormControl>
        </>
      )}
    </Dialog>
  );
};
