import { memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Scenario, SimulationResult } from '#contract/simulations.ts';
import { useListsHere } from '#detail/page-simulator.tsx';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { ComparedScenarios } from './ComparedScenarios.tsx';
import { KeepScenario, type KeepScenarioProps, type Opened } from './KeepScenario.tsx';
import { KeptFrame } from './KeptFrame.tsx';
import { KeptList, pickedOf, type Picking } from './KeptList.tsx';
import { useScenarioName } from './scenario-name.ts';
import { useTitle } from './scenario-title.ts';
import { sameChanges } from './same-changes.ts';
import { ToFund } from './ToFund.tsx';
import { useAskedScenario } from './use-asked-scenario.ts';
import { useOwnScenarios, useRemovals } from './use-own-scenarios.ts';

type KeptProps = Omit<KeepScenarioProps, 'id'> & {
  isTouched: boolean;
  basis: SimulationBasis | null;
  /** The AHV pension that counts where changes have none; null without an estimate. */
  estimatedAhv: number | null;
  picking: Picking;
  /** Told the name as the list has it. */
  onOpen: (changes: Changes, name: string) => void;
};

/** What is kept, with a way to keep what is changed once something is. */
const Kept = memo(({ isTouched, basis, estimatedAhv, picking, onOpen, ...props }: KeptProps) => {
  const { kept, entered, opened, setOpened, isOpenedChanged } = props;
  const id = useId();
  const [removals, onRemoved] = useRemovals(id);
  const nameOf = useScenarioName();
  useListsHere(kept.isKnown ? kept.own : null);
  const open = useCallback(
    (scenario: Scenario): boolean => {
      if (scenario.changes === null) return false;
      onOpen(scenario.changes, nameOf(scenario));
      // In the fields' form: they spell out defaults that kept changes may omit.
      setOpened({ id: scenario.id, changes: entered() });
      return true;
    },
    [onOpen, nameOf, setOpened, entered],
  );
  useAskedScenario(kept, open);
  return (
    <KeptFrame id={id} kept={kept} isTouched={isTouched} removals={removals}>
      {isTouched ? <KeepScenario {...props} id={id} /> : null}
      <KeptList
        id={id}
        kept={kept}
        basis={basis}
        estimatedAhv={estimatedAhv}
        opened={opened}
        isOpenedChanged={isOpenedChanged}
        onOpen={open}
        picking={picking}
        onRemoved={onRemoved}
      />
    </KeptFrame>
  );
});

type ScenariosProps = Pick<KeptProps, 'simulator' | 'hindrance' | 'entered' | 'onOpen' | 'basis' | 'estimatedAhv'> & {
  /** How often all was set back, after which no scenario is open. */
  resets: number;
  /** Whether the simulator shows an effect; otherwise only what is kept is listed. */
  isTouched: boolean;
  /** What is changed at present. */
  changes: Changes;
  /** What that does. */
  current: SimulationResult;
};

/** A simulator's scenarios, those picked next to the present one, and the way to the fund. */
export const Scenarios = ({ isTouched, resets, changes, current, basis, estimatedAhv, ...bar }: ScenariosProps) => {
  const { t } = useTranslation('scenarios');
  const kept = useOwnScenarios(bar.simulator);
  const { own } = kept;
  // Ids, because what the list says of a scenario changes: a name is hidden with the personal data.
  const [ids, onPick] = useState<readonly string[]>([]);
  const picked = useMemo(() => pickedOf(own, ids), [own, ids]);
  const [last, setLast] = useState<{ opened: Opened | null; resets: number }>({ opened: null, resets });
  // Deferred like the changes, so that they are of the same moment.
  const lastOpened = useDeferredValue(last.resets === resets ? last.opened : null);
  const setOpened = useCallback((opened: Opened) => setLast({ opened, resets }), [resets]);
  const opened = useMemo((): Scenario | null => {
    const listed = own.find(({ id }) => id === lastOpened?.id);
    return listed === undefined || lastOpened === null ? null : { ...listed, changes: lastOpened.changes };
  }, [own, lastOpened]);
  const isSame = useMemo(() => sameChanges(opened?.changes ?? null), [opened]);
  const isOpenedChanged = opened !== null && !isSame(changes);
  const isAmongPicked = useMemo(() => {
    const isPresent = sameChanges(changes);
    return picked.some((each) => isPresent(each.changes) || (each.id === opened?.id && !isOpenedChanged));
  }, [changes, picked, opened, isOpenedChanged]);
  const withPresent = isTouched && !isAmongPicked;
  const picking = useMemo(() => ({ picked, withPresent, onPick }), [picked, withPresent]);
  const nameOf = useScenarioName();
  const titleOf = useTitle();
  const { simulator, hindrance, entered } = bar;
  const plan = basis?.plan ?? null;
  const isCompared = picked.length > 0;
  /** The name of the scenario that goes to the fund; null if it is new and compared with no other. */
  const asked = (): string | null => {
    if (opened !== null) return isOpenedChanged ? t('compared.currentOf', { name: nameOf(opened) }) : nameOf(opened);
    return isCompared ? titleOf(simulator, changes, plan).text : null;
  };
  return (
    <>
      <Kept
        key={resets}
        {...bar}
        kept={kept}
        plan={plan}
        basis={basis}
        estimatedAhv={estimatedAhv}
        isTouched={isTouched}
        picking={picking}
        opened={opened}
        setOpened={setOpened}
        isOpenedChanged={isOpenedChanged}
      />
      {isCompared ? (
        <ComparedScenarios
          isTouched={isTouched}
          withCurrent={withPresent}
          current={current}
          changes={changes}
          basis={basis}
          estimatedAhv={estimatedAhv}
          picked={picked}
          opened={opened?.id ?? null}
          isOpenedChanged={isOpenedChanged}
          openedName={opened === null ? '' : nameOf(opened)}
        />
      ) : null}
      {isTouched ? (
        <ToFund
          simulator={simulator}
          hindrance={hindrance}
          entered={entered}
          name={asked()}
          basis={basis}
          estimatedAhv={estimatedAhv}
          opened={opened}
        />
      ) : null}
    </>
  );
};
