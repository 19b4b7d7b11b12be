import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentSimulation, type Changes, type Scenario, type SimulatorName } from '#contract/simulations.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import { longestSubject } from '#domain/message-rules.ts';
import { scenarioNameKey } from '#domain/scenario-name.ts';
import { formatDate } from '#kernel/date.ts';
import { plainLine } from '#kernel/plain-text.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { changesSchema } from '#pension/simulation/changes.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';
import { anonymizeQueryAtom, useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useToday } from '#state/kernel/today.ts';
import { changeScenarioAction, keepScenarioAction, scenariosResource } from '#state/remote/scenarios.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { authorAtom, prepareMessageAction } from '#state/session/drafts.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useChangeWords } from './change-words.ts';
import { useEffectWords } from './effect-words.ts';
import { useFailureWords } from './failure-words.ts';
import { KeptScenario } from './KeptScenario.tsx';
import { NameForm } from './NameForm.tsx';

/** How many kept scenarios are compared with the present one. */
const mostPicked = 2;

/** What a bar is about, and what it changes. */
export type ScenarioBarProps = {
  simulator: SimulatorName;
  /** Whether anything is changed, so that there is something to keep. */
  isChanged: boolean;
  /** What the fields say; a function, so that a slider's move doesn't render the bar. */
  entered: () => Changes;
  basis: SimulationBasis | null;
  picked: readonly Scenario[];
  onPick: (picked: readonly Scenario[]) => void;
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

const inList = (lines: readonly string[]) => lines.map((line) => `– ${line}`).join('\n');

/** Whether two changes say the same, in whatever order they say it. */
const isSame = (one: Changes | null, other: Changes): boolean =>
  JSON.stringify(changesSchema.safeParse(one).data) === JSON.stringify(changesSchema.safeParse(other).data);

/**
 * A simulator's scenarios: keeps the present one under a name, lists those that are kept, and takes the present one to a
 * message to the fund. Shows nothing at a provider that keeps none.
 */
export const ScenarioBar = memo((props: ScenarioBarProps) => {
  const { simulator, isChanged, entered, basis, picked, onPick, onOpen } = props;
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation('common');
  const id = useId();
  const { toast, navigate } = useServices();
  const href = useHref();
  const originQuery = useValue(originQueryAtom);
  const query = useValue(anonymizeQueryAtom);
  const isLocked = useValue(isViewAtom);
  const author = useValue(authorAtom);
  const today = useToday();
  const changeWords = useChangeWords();
  const effectWords = useEffectWords();
  const failureWords = useFailureWords();
  const keep = useAction(keepScenarioAction);
  const replace = useAction(changeScenarioAction);
  const prepare = useAction(prepareMessageAction);
  const { data, stale, failed, loading, retry } = useRemote(scenariosResource, { query });
  const [isNaming, setIsNaming] = useState(false);
  const [opened, setOpened] = useState<Scenario | null>(null);
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
  const nameOf = ({ name, keptAt }: Scenario): string =>
    name === '' ? t('unnamed', { date: keptAt === null ? '' : formatDate(swissDay(keptAt)) }) : name;
  const simulatorName = t(`names.${simulator}`);
  // Death and disability are nothing that anybody would like to do.
  const isEvent = simulator === 'protection';

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
      return;
    }
    setFailure(failureWords(stored.trouble));
  };
  const pick = (scenario: Scenario) =>
    onPick(
      picked.some((each) => each.id === scenario.id)
        ? picked.filter((each) => each.id !== scenario.id)
        : [...picked, scenario].slice(-mostPicked),
    );
  const write = () => {
    const changes = entered();
    // Without the basis personal data are hidden, and nobody can write.
    const effects = basis === null ? [] : effectWords(sentSimulation(simulate(basis, changes)));
    // What was changed since isn't the kept scenario any more.
    const name = opened?.name && isSame(opened.changes, changes) ? opened.name : null;
    prepare({
      subject: plainLine(t(isEvent ? 'asking.subject' : 'message.subject', { name: name ?? simulatorName }))
        .slice(0, longestSubject)
        .toWellFormed(),
      body: [
        t(isEvent ? 'asking.opening' : 'message.opening'),
        ...(name === null ? [] : [t('message.scenario', { name })]),
        inList(changeWords(changes, basis?.plan ?? null)),
        ...(effects.length === 0 ? [] : [t('message.effects'), inList(effects)]),
        t(isEvent ? 'asking.closing' : 'message.closing', { date: formatDate(basis?.today ?? today) }),
      ].join('\n\n'),
    });
    navigate(href('contact', { query: originQuery('contact') }));
  };

  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, justifyItems: 'stretch' }}>
      <SectionHeading id={id} level={3} isTarget>
        {t('title')}
      </SectionHeading>
      <Typography color="textSecondary" sx={{ displayPrint: 'none' }}>
        {t('lead')}
      </Typography>
      {isLocked ? null : isNaming ? (
        <NameForm
          initial={freeName((number) => t('suggestion', { simulator: simulatorName, number }), all)}
          onSubmit={submitName}
          onClose={closeName}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          {opened !== null && isChanged ? (
            <Button
              variant="outlined"
              pending={pending}
              pendingLabel={t('saving')}
              onClick={() => void replaceOpened(opened)}
            >
              {t('replace', { name: nameOf(opened) })}
            </Button>
          ) : null}
          <Button
            ref={keepButton}
            variant="outlined"
            disabled={!isChanged}
            aria-describedby={isChanged ? undefined : `${id}-nothing`}
            onClick={() => setIsNaming(true)}
          >
            {t(opened === null ? 'keep' : 'keepNew')}
          </Button>
        </Box>
      )}
      {isChanged || isLocked ? null : (
        <Typography id={`${id}-nothing`} variant="body2" color="textSecondary" sx={{ displayPrint: 'none' }}>
          {t('nothing')}
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
      {own.length === 0 ? null : (
        <List disablePadding aria-labelledby={id}>
          {own.map((scenario) => (
            <KeptScenario
              key={scenario.id}
              scenario={scenario}
              name={nameOf(scenario)}
              isPicked={picked.some((each) => each.id === scenario.id)}
              isLocked={isLocked}
              onOpen={() => {
                if (scenario.changes === null) return;
                setOpened(scenario);
                onOpen(scenario.changes, nameOf(scenario));
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
      {isLocked || author === null ? null : (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, displayPrint: 'none' }}>
          <Button variant="outlined" endIcon="arrowRight" disabled={!isChanged} onClick={write}>
            {t(isEvent ? 'ask' : 'write')}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {t('writeHelp')}
          </Typography>
        </Box>
      )}
    </Box>
  );
});
