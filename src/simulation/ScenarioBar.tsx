import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Scenario, SimulatorName } from '#contract/simulations.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import { scenarioNameKey } from '#domain/scenario-name.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { changeScenarioAction, keepScenarioAction, scenariosResource } from '#state/remote/scenarios.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useFailureWords } from './failure-words.ts';
import { KeptScenario } from './KeptScenario.tsx';
import { NameForm } from './NameForm.tsx';
import { useScenarioName } from './scenario-name.ts';

/** How many kept scenarios are compared with the present one. */
const mostPicked = 2;

/** Nothing is changed, law or plan rule it out, or a field holds something impossible. */
export type Hindrance = 'nothing' | 'ruledOut' | 'unsettled';

/** What a bar is about, and what it changes. */
export type ScenarioBarProps = {
  simulator: SimulatorName;
  /** Whether there is anything to keep; otherwise only what is kept is listed. */
  isTouched: boolean;
  /** Why what is set can't be kept or asked for; null if it can. */
  hindrance: Hindrance | null;
  /** What the fields say; a function, so that a slider's move doesn't render the bar. */
  entered: () => Changes;
  picked: readonly Scenario[];
  onPick: (picked: readonly Scenario[]) => void;
  /** The one that was opened or kept last, and what is told another. */
  opened: Scenario | null;
  setOpened: (scenario: Scenario | null) => void;
  /** Whether the fields say something else by now. */
  isOpenedChanged: boolean;
  /** Told the name as the list has it. */
  onOpen: (changes: Changes, name: string) => void;
};

/** The first name with a number that no other scenario has. */
const freeName = (named: (number: number) => string, taken: readonly Scenario[]): string => {
  const keys = new Set(taken.map(({ name }) => scenarioNameKey(name)));
  let number = 1;
  while (keys.has(scenarioNameKey(named(number)))) number += 1;
  return named(number);
};

/**
 * A simulator's scenarios: keeps the present one under a name, and lists those that are kept. Shows nothing at a provider
 * that keeps none.
 */
export const ScenarioBar = memo((props: ScenarioBarProps) => {
  const { simulator, isTouched, hindrance, entered, picked, onPick, opened, setOpened, isOpenedChanged, onOpen } =
    props;
  const mayKeep = hindrance === null;
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation('common');
  const id = useId();
  const { toast } = useServices();
  const query = useValue(anonymizeQueryAtom);
  const isLocked = useValue(isViewAtom);
  const nameOf = useScenarioName();
  const failureWords = useFailureWords();
  const keep = useAction(keepScenarioAction);
  const replace = useAction(changeScenarioAction);
  const { data, stale, failed, loading, retry } = useRemote(scenariosResource, { query });
  const [isNaming, setIsNaming] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [removals, setRemovals] = useState(0);
  // Once a scenario is gone with its buttons, and with the question, which gives the focus back to one of them.
  useEffect(() => {
    if (removals > 0) document.getElementById(id)?.focus();
  }, [removals, id]);
  const keepButton = useRef<HTMLButtonElement>(null);
  if (data?.isOffered === false) return null;

  const all = data?.all ?? [];
  const own = all.filter((each) => each.simulator === simulator);
  if (!isTouched && data === null && !failed) {
    return (
      // Out of the flow, because there may be nothing to list.
      <Box aria-busy sx={{ position: 'absolute' }}>
        <VisuallyHidden as="output">{t('listLoading')}</VisuallyHidden>
      </Box>
    );
  }
  // After the last one is gone its heading has the focus.
  if (!isTouched && own.length === 0 && !failed && removals === 0) return null;
  /** As it is listed now: its data may have changed since it was opened. */
  const listed = own.find(({ id: each }) => each === opened?.id) ?? opened;
  const simulatorName = t(`names.${simulator}`);

  const closeName = () => {
    setIsNaming(false);
    // The button is there again once the form is closed.
    setTimeout(() => keepButton.current?.focus());
  };
  const submitName = async (name: string): Promise<Trouble | null> => {
    const stored = await keep({ name, simulator, changes: entered() });
    if ('trouble' in stored) return stored.trouble;
    setOpened(stored.scenario);
    closeName();
    toast({ kind: 'success', text: t('saved') });
    return null;
  };
  const replaceOpened = async ({ id: scenarioId }: Scenario) => {
    setPending(true);
    setFailure(null);
    const stored = await replace({ id: scenarioId, changes: entered() });
    setPending(false);
    if ('scenario' in stored) {
      setOpened(stored.scenario);
      onPick(picked.map((each) => (each.id === scenarioId ? stored.scenario : each)));
      toast({ kind: 'success', text: t('saved') });
      // The pressed button is gone, because nothing differs any more.
      setTimeout(() => keepButton.current?.focus());
      return;
    }
    setFailure(failureWords(stored.trouble));
  };
  const isPicked = ({ id: scenarioId }: Scenario) => picked.some((each) => each.id === scenarioId);
  const pick = (scenario: Scenario) =>
    onPick(isPicked(scenario) ? picked.filter((each) => each.id !== scenario.id) : [...picked, scenario]);
  const isFull = picked.length >= mostPicked;
  const mayPickMore = own.some((each) => each.changes !== null && !isPicked(each));

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, justifyItems: 'stretch', displayPrint: 'none' }}
    >
      <SectionHeading id={id} level={3} isTarget>
        {t('title')}
      </SectionHeading>
      {isTouched ? <Typography color="textSecondary">{t('lead')}</Typography> : null}
      {isLocked || !isTouched ? null : isNaming ? (
        <NameForm
          initial={freeName((number) => t('suggestion', { simulator: simulatorName, number }), all)}
          onSubmit={submitName}
          onClose={closeName}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {listed !== null && mayKeep && (isOpenedChanged || listed.changed) ? (
            <Button
              variant="outlined"
              pending={pending}
              pendingLabel={t('saving')}
              onClick={() => void replaceOpened(listed)}
            >
              {t(isOpenedChanged ? 'replace' : 'renew', { name: nameOf(listed) })}
            </Button>
          ) : null}
          <Button
            ref={keepButton}
            variant="outlined"
            disabled={!mayKeep}
            aria-describedby={mayKeep ? undefined : `${id}-hindrance`}
            onClick={() => setIsNaming(true)}
          >
            {t(opened === null ? 'keep' : 'keepNew')}
          </Button>
        </Box>
      )}
      {hindrance === null || isLocked || !isTouched ? null : (
        <Typography id={`${id}-hindrance`} variant="body2" color="textSecondary">
          {t(hindrance)}
        </Typography>
      )}
      {failure === null ? null : <Notice severity="error">{failure}</Notice>}
      {data === null && !failed ? (
        <div aria-busy>
          <VisuallyHidden as="output">{t('listLoading')}</VisuallyHidden>
          <SkeletonBlock height={40} />
        </div>
      ) : null}
      {failed || stale ? (
        <FailedNotice title={t('listFailed')} retryLabel={common('retry')} onRetry={retry} retrying={loading} />
      ) : null}
      <Typography
        id={`${id}-most`}
        component="output"
        variant="body2"
        color="textSecondary"
        // A live region has to be there before it speaks; empty, it takes no room.
        sx={{ '&:empty': { position: 'absolute' } }}
      >
        {isFull && mayPickMore ? t('mostPicked') : null}
      </Typography>
      {own.length === 0 ? null : (
        <List disablePadding aria-labelledby={id}>
          {own.map((scenario) => (
            <KeptScenario
              key={scenario.id}
              scenario={scenario}
              name={nameOf(scenario)}
              isPicked={isPicked(scenario)}
              notPickable={isFull && !isPicked(scenario) ? `${id}-most` : null}
              isLocked={isLocked}
              openedAs={scenario.id !== opened?.id ? null : isOpenedChanged ? 'changed' : 'kept'}
              onOpen={() => {
                if (scenario.changes === null) return;
                onOpen(scenario.changes, nameOf(scenario));
                // In the fields' form: they spell out defaults that kept changes may omit.
                setOpened({ ...scenario, changes: entered() });
              }}
              onPick={() => pick(scenario)}
              onChanged={(now) => {
                onPick(picked.flatMap((each) => (each.id === scenario.id ? (now ?? []) : each)));
                if (opened?.id === scenario.id) setOpened(now);
                if (now === null) setRemovals((count) => count + 1);
              }}
            />
          ))}
        </List>
      )}
    </Box>
  );
});
