import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Scenario, SimulatorName } from '#contract/simulations.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import type { Plan } from '#pension/plan.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { changeScenarioAction, keepScenarioAction } from '#state/remote/scenarios.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useFailureWords } from './failure-words.ts';
import { NameForm } from './NameForm.tsx';
import { useScenarioName } from './scenario-name.ts';
import { freeName, isNamedBy, useTitle } from './scenario-title.ts';
import { useTypedName } from './typed-name.ts';
import type { OwnScenarios } from './use-own-scenarios.ts';

/** Nothing is changed, law or plan rule it out, or a field holds something impossible. */
export type Hindrance = 'nothing' | 'ruledOut' | 'unsettled';

/** A scenario that was opened or kept last, with its changes in the fields' form. */
export type Opened = Pick<Scenario, 'id' | 'changes'>;

export type KeepScenarioProps = {
  /** Of the section's heading. */
  id: string;
  simulator: SimulatorName;
  kept: OwnScenarios;
  /** Names a savings option; null where personal data are hidden. */
  plan: Plan | null;
  /** What the fields say; a function, so that a slider's move doesn't render the section. */
  entered: () => Changes;
  /** The one that was opened or kept last, as it is listed, and what is told another. */
  opened: Scenario | null;
  setOpened: (opened: Opened) => void;
  /** Whether the fields say something else by now. */
  isOpenedChanged: boolean;
  /** Why what is set can't be kept or asked for; null if it can. */
  hindrance: Hindrance | null;
};

/**
 * Once something is changed: keeps that under a name, or in place of what was opened, or says why it can't be kept. Another
 * member's portal keeps nothing.
 */
export const KeepScenario = memo((props: KeepScenarioProps) => {
  const { id, simulator, kept, plan, hindrance, entered, opened, setOpened, isOpenedChanged } = props;
  const mayKeep = hindrance === null;
  const isLocked = useValue(isViewAtom);
  const { t } = useTranslation('scenarios');
  const { toast, clock } = useServices();
  const nameOf = useScenarioName();
  const titleOf = useTitle();
  const failureWords = useFailureWords();
  const keep = useAction(keepScenarioAction);
  const replace = useAction(changeScenarioAction);
  const { all } = kept;
  const [typedName, keepTypedName] = useTypedName(simulator);
  const [naming, setNaming] = useState(typedName === null ? null : { initial: typedName, isAsked: false });
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const keepButton = useRef<HTMLButtonElement>(null);

  const saidBy = (name: string, changes: Changes): string[] => {
    const { text, says } = titleOf(simulator, changes, plan);
    return isNamedBy(text, name) ? [...says] : [];
  };
  const proposedName = (changes: Changes): string =>
    freeName(
      titleOf(simulator, changes, plan).text,
      all.map(({ name }) => name),
    );
  const askName = () => setNaming({ initial: proposedName(entered()), isAsked: true });
  const closeName = () => {
    keepTypedName(null);
    setNaming(null);
    // The button is there again once the form is closed.
    clock.after(0, () => keepButton.current?.focus());
  };
  const submitName = async (written: string): Promise<Trouble | null> => {
    const changes = entered();
    // The proposal was for what the fields said then.
    const isProposed = naming !== null && naming.isAsked && naming.initial === written;
    const name = isProposed ? proposedName(changes) : written;
    const stored = await keep({ name, nameSays: saidBy(name, changes), simulator, changes });
    if ('trouble' in stored) return stored.trouble;
    setOpened({ id: stored.scenario.id, changes: stored.scenario.changes });
    closeName();
    toast({ kind: 'success', text: name === written ? t('saved') : t('savedAs', { name }) });
    return null;
  };
  /** A name that nobody has written follows what it says. */
  const followingName = ({ id: scenarioId, name, changes: before }: Scenario, changes: Changes): string => {
    const { text } = titleOf(simulator, changes, plan);
    const was = before === null ? '' : titleOf(simulator, before, plan).text;
    return name === '' || text === was || !isNamedBy(was, name)
      ? name
      : freeName(
          text,
          all.filter((each) => each.id !== scenarioId).map((each) => each.name),
        );
  };
  const replaceOpened = async (scenario: Scenario) => {
    setPending(true);
    setFailure(null);
    const changes = entered();
    const { id: scenarioId } = scenario;
    const name = followingName(scenario, changes);
    const stored = await replace({
      id: scenarioId,
      changes,
      nameSays: saidBy(name, changes),
      ...(name !== scenario.name && { name }),
    });
    setPending(false);
    if ('scenario' in stored) {
      setOpened({ id: scenarioId, changes: stored.scenario.changes });
      toast({ kind: 'success', text: name === scenario.name ? t('saved') : t('savedAs', { name }) });
      // The pressed button is gone, because nothing differs any more.
      clock.after(0, () => keepButton.current?.focus());
      return;
    }
    setFailure(failureWords(stored.trouble));
  };

  const lead = <Typography color="textSecondary">{t('lead')}</Typography>;
  if (isLocked) return lead;
  return (
    <>
      {lead}
      {naming !== null ? (
        <NameForm
          initial={naming.initial}
          isCalm={!naming.isAsked}
          onType={keepTypedName}
          onSubmit={submitName}
          onClose={closeName}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={keepButton}
            variant="outlined"
            disabled={!mayKeep}
            aria-describedby={mayKeep ? undefined : `${id}-hindrance`}
            onClick={askName}
          >
            {t(opened === null ? 'keep' : 'keepNew')}
          </Button>
          {/* Behind, because it can't be undone. */}
          {opened !== null && mayKeep && (isOpenedChanged || opened.changed) ? (
            <Button
              variant="outlined"
              pending={pending}
              pendingLabel={t('saving')}
              onClick={() => void replaceOpened(opened)}
            >
              {t(isOpenedChanged ? 'replace' : 'renew', { name: nameOf(opened) })}
            </Button>
          ) : null}
        </Box>
      )}
      {hindrance === null ? null : (
        <Typography id={`${id}-hindrance`} variant="body2" color="textSecondary">
          {t(hindrance)}
        </Typography>
      )}
      {failure === null ? null : <Notice severity="error">{failure}</Notice>}
    </>
  );
});
