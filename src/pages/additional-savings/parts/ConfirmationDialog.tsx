import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { filledConfirmation } from '#domain/plan-choice-flow.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatChf, formatFrancs } from '#kernel/money.ts';
import { trimmed } from '#kernel/trimmed.ts';
import { ViewLock } from '#detail/ViewLock.tsx';
import { useFlowStep } from '#forms/flow.ts';
import { useTrouble } from '#forms/trouble.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom, useHref } from '#state/kernel/place.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { scenariosResource } from '#state/remote/scenarios.ts';
import { simulationBasisResource } from '#state/remote/simulation-basis.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { FigureTable } from '#ui/FigureTable.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { additionalSavingsResource } from '#state/remote/additional-savings.ts';
import { confirmationResource, savingsPlansResource } from '../atoms.ts';
import { planChoice } from '../flow.ts';
import { useCloseChoice } from './close-choice.ts';
import { Difference } from './Difference.tsx';
import { FiguresNote } from './FiguresNote.tsx';
import { appliesBefore, pendingChoiceOf, plansOf } from '../view.ts';

type BeforeAndAfterProps = {
  planId: string;
  title: string;
  value: number | null;
  from: string | null;
  /** What the provider says of it: from when it applies. */
  children: ReactNode;
};

/** What is decided, apart from the figures that it rests on. */
const answerSx = ({ tokens: { colour } }: Theme) =>
  ({ display: 'grid', gap: 1, padding: 2, borderRadius: 1, backgroundColor: colour.surface.sunken }) as const;

const picked = (text: string) => <strong>{text}</strong>;

/** What the picked plan changes and from when, then both plans next to each other. */
const BeforeAndAfter = ({ planId, title, value, from, children }: BeforeAndAfterProps) => {
  const { t } = useTranslation('additional-savings');
  const { t: detail } = useTranslation('detail');
  const { data } = useRemote(savingsPlansResource, {});
  const plans = plansOf(data?.options ?? []);
  const after = plans.find(({ id }) => id === planId) ?? null;
  const before = appliesBefore(plans, after);
  if (before === null || before.id === planId || before.contributionPerMonth === null || value === null) {
    return (
      <>
        <DefinitionList
          rows={[
            { term: t('confirmation.plan'), value: title },
            { term: t('confirmation.from'), value: from },
            {
              term: t('plans.contribution'),
              value: value === null ? null : <AmountText>{formatChf(value)}</AmountText>,
            },
          ]}
        />
        {children}
        {value === null ? null : <FiguresNote hasPensions={false} />}
      </>
    );
  }
  const [pensionBefore, pensionAfter] = [before.pensionPerMonth, after?.pensionPerMonth ?? null];
  return (
    <>
      <Box sx={answerSx}>
        <Difference before={before} after={{ contributionPerMonth: value, pensionPerMonth: pensionAfter }} />
        {children}
      </Box>
      <FigureTable
        caption={t('confirmation.compared')}
        head={t('confirmation.plan')}
        columns={[before.title, picked(title)]}
        groups={[
          {
            key: 'plans',
            rows: [
              {
                key: 'contribution',
                name: `${t('plans.contribution')} ${detail('perMonth')}`,
                cells: [formatChf(before.contributionPerMonth), picked(formatChf(value))],
              },
              ...(pensionBefore === null || pensionAfter === null
                ? []
                : [
                    {
                      key: 'pension',
                      name: `${t('plans.pension')} ${detail('perMonth')}`,
                      cells: [formatFrancs(pensionBefore), picked(formatFrancs(pensionAfter))],
                    },
                  ]),
            ],
          },
        ]}
        whatIs={(name) => name}
      />
      <FiguresNote hasPensions={pensionBefore !== null && pensionAfter !== null} />
    </>
  );
};

/** Which choice that has not started yet a picked plan takes the place of. */
const Replaced = ({ planId, from }: { planId: string; from: IsoDate | null }) => {
  const { t } = useTranslation('additional-savings');
  const { data } = useRemote(savingsPlansResource, {});
  const last = pendingChoiceOf(plansOf(data?.options ?? []))?.last;
  if (!last?.chosenFrom || from === null || last.chosenFrom < from || last.id === planId) return null;
  return <DialogText>{t('confirmation.replaces', { plan: last.title, date: formatDate(last.chosenFrom) })}</DialogText>;
};

/** The confirmation of a picked plan. */
const Confirmation = ({
  planId,
  refused,
}: {
  planId: string;
  refused: { title: string | null; text: string | null } | null;
}) => {
  const { t } = useTranslation('additional-savings');
  const { t: common } = useTranslation('common');
  const { data, failed, loading, retry } = useRemote(confirmationResource, { path: { planId } });
  const query = useValue(anonymizeQueryAtom);
  const isBusy = useValue(planChoice.busyAtom) !== null;
  const isView = useValue(isViewAtom);
  const lockId = useId();
  const apply = useAction(planChoice.applyAction);
  const reload = useAction(additionalSavingsResource.loadAction);
  const reloadBasis = useAction(simulationBasisResource.loadAction);
  const reloadScenarios = useAction(scenariosResource.loadAction);
  const href = useHref();
  const goTo = useNavigate();
  const close = useCloseChoice();
  const { line, refusal, report } = useTrouble();
  const plan = data?.plan ?? null;
  const mayFinish = plan !== null && refused === null && !isView;
  const date = plan?.startDate ? formatDate(plan.startDate) : null;
  const filled = (text: string | null | undefined) =>
    filledConfirmation(trimmed(text) ?? '', plan?.title ?? '', date ?? '');

  const finish = async (): Promise<void> => {
    const trouble = await apply(plan?.startDate ?? null);
    report(trouble);
    if (trouble !== null) return;
    void reload({ query });
    // What is simulated on the page rests on the choice as well.
    void reloadBasis({ query });
    void reloadScenarios({ query });
  };

  return (
    <Dialog
      title={t('confirmation.title')}
      closeLabel={t('customize.close')}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault();
        if (mayFinish) void finish();
      }}
      hasFields={false}
      actions={
        <>
          <Button variant="outlined" onClick={() => void goTo(href('additional-savings-customize'))}>
            {t('confirmation.back')}
          </Button>
          <Button
            type="submit"
            disabled={!mayFinish}
            aria-describedby={isView ? lockId : undefined}
            pending={isBusy}
            pendingLabel={t('confirmation.finishing')}
          >
            {t('confirmation.finish')}
          </Button>
        </>
      }
    >
      {data === null ? (
        failed ? (
          <FailedNotice
            title={t('confirmation.failed')}
            text={t('customize.failedText')}
            retryLabel={common('retry')}
            onRetry={retry}
            retrying={loading}
          />
        ) : (
          <LoadingLine />
        )
      ) : (
        <>
          <DialogText>{filled(data.subTitle)}</DialogText>
          {plan === null ? (
            <Typography>{filled(data.text)}</Typography>
          ) : (
            <BeforeAndAfter planId={planId} title={plan.title} value={plan.value} from={date}>
              <Typography>{filled(data.text)}</Typography>
            </BeforeAndAfter>
          )}
          <Replaced planId={planId} from={plan?.startDate ?? null} />
        </>
      )}
      {refused === null ? null : (
        <Notice severity="error" title={trimmed(refused.title) ?? t('confirmation.refused')}>
          {trimmed(refused.text)}
        </Notice>
      )}
      {refusal === null ? null : <Notice severity="error">{refusal}</Notice>}
      <TroubleLine trouble={line} />
      {isView ? <ViewLock id={lockId} /> : null}
    </Dialog>
  );
};

/** Confirms the picked plan: what it is, from when, and the choice itself. */
export const ConfirmationDialog = () => {
  const flow = useFlowStep(planChoice, 'confirmation');
  return flow?.step === 'confirmation' ? <Confirmation planId={flow.planId} refused={flow.refused} /> : null;
};
