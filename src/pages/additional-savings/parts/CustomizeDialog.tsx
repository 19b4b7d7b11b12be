import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
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
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { savingsPlansResource } from '../atoms.ts';
import { planChoice } from '../flow.ts';
import { useCloseChoice } from './close-choice.ts';
import { FiguresNote } from './FiguresNote.tsx';
import { useThanToday } from './than-today.ts';
import { differenceFromActual, pendingChoiceOf, plansOf, type PendingChoice, type PlanView } from '../view.ts';

type Difference = ReturnType<typeof differenceFromActual>;
type Format = (chf: number) => string;

/** A plan of the choice, framed; the picked one stands out. */
const cardSx =
  (isPicked: boolean) =>
  ({ palette }: Theme) => ({
    // What is hidden in its label stays within it.
    position: 'relative',
    margin: 0,
    padding: 1.5,
    border: `1px solid ${isPicked ? palette.primary.main : palette.divider}`,
    borderRadius: 1,
    ...(isPicked && { boxShadow: `inset 0 0 0 1px ${palette.primary.main}` }),
    '& > :last-child': { flex: 1, minInlineSize: 0 },
  });

/** Above the buttons, which stay in sight; they are in reverse order on a phone. */
const whySx = { order: { xs: 1, sm: 0 }, inlineSize: '100%', mt: 0 } as const;

type PlanFigureProps = { term: string; amount: string; difference: string | null };

/** A figure of a plan below its name; on a phone beside it, so that the amounts of all plans are in line. */
const PlanFigure = ({ term, amount, difference }: PlanFigureProps) => (
  <Typography
    component="span"
    variant="body2"
    color="textSecondary"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr)' },
      columnGap: 1.5,
      alignContent: 'start',
    }}
  >
    {term}{' '}
    <Typography component="span" variant="subtitle1" color="textPrimary" sx={{ textAlign: { xs: 'end', sm: 'start' } }}>
      <AmountText>{amount}</AmountText>
    </Typography>
    {difference === null ? null : (
      <Typography
        component="span"
        variant="body2"
        color="textPrimary"
        sx={{ gridColumn: '1 / -1', textAlign: { xs: 'end', sm: 'start' }, textWrap: 'balance' }}
      >
        <VisuallyHidden>, </VisuallyHidden>
        {difference}
      </Typography>
    )}
  </Typography>
);

type PlanLabelProps = { plan: PlanView; difference: Difference };

/**
 * A plan with the day it applies from, its cost and the pension that it is expected to bring, each with the difference from the
 * plan in force, and why it can't be chosen.
 */
const PlanLabel = ({ plan, difference }: PlanLabelProps) => {
  const { t } = useTranslation('additional-savings');
  const thanToday = useThanToday();
  const { title, status, isDisabled, reason } = plan;
  const figure = (key: keyof Difference, chf: number | null, format: Format) =>
    chf === null ? null : (
      <PlanFigure
        term={t(`customize.${key}`)}
        amount={format(chf)}
        difference={difference[key] === null ? null : thanToday(difference[key], format)}
      />
    );
  return (
    <>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography component="span" variant="subtitle1" color={isDisabled ? 'inherit' : 'textPrimary'}>
          {title}
        </Typography>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {status}
        </Typography>
      </Box>
      <Box
        component="span"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 1,
          // Names of two figures that wrap don't read as one line.
          columnGap: 4,
          '&:not(:empty)': { mt: 0.5 },
        }}
      >
        {figure('contribution', plan.contributionPerMonth, formatChf)}{' '}
        {figure('pension', plan.pensionPerMonth, formatFrancs)}
      </Box>
      {isDisabled && reason !== null ? (
        <FormHelperText component="span" sx={{ display: 'block' }}>
          {reason}
        </FormHelperText>
      ) : null}
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
  const isStuck = plans !== null && !mayGoOn && !plans.every(({ isDisabled }) => isDisabled);
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
          {isStuck ? (
            <FormHelperText id={`${id}-why`} sx={whySx}>
              {t(shown?.isSame ? 'customize.same' : 'customize.pick')}
            </FormHelperText>
          ) : null}
          <Button variant="outlined" onClick={close}>
            {t('customize.cancel')}
          </Button>
          <Button type="submit" disabled={!mayGoOn} aria-describedby={isStuck ? `${id}-why` : undefined}>
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
              sx={{ gap: 1, mt: 1.5 }}
            >
              {plans.map((plan) => (
                <FormControlLabel
                  key={plan.id}
                  value={plan.id}
                  disabled={plan.isDisabled}
                  // A click on the preselected one picks it as well.
                  control={<Radio onClick={() => setTouched(plan.id)} />}
                  label={<PlanLabel plan={plan} difference={differenceFromActual(plans, plan)} />}
                  sx={cardSx(plan === shown)}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <FiguresNote hasPensions={plans.some(({ pensionPerMonth }) => pensionPerMonth !== null)} />
        </>
      )}
    </Dialog>
  );
};
