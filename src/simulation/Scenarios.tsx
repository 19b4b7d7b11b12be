import Box from '@mui/material/Box';
import { memo, useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Scenario, SimulationResult } from '#contract/simulations.ts';
import { askedScenario } from '#domain/simulate-query.ts';
import { useListsHere } from '#detail/page-simulator.tsx';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { dropQueryAction, placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ComparedScenarios } from './ComparedScenarios.tsx';
import { KeepScenario, type Hindrance } from './KeepScenario.tsx';
import { KeptList, useOpenKept, type KeptListProps } from './KeptList.tsx';
import { useScenarioName } from './scenario-name.ts';
import { sameChanges } from './same-changes.ts';
import { ToFund } from './ToFund.tsx';
import { useOwnScenarios, useRemovals } from './use-own-scenarios.ts';

const sectionSx = { display: 'grid', gap: 2, justifyItems: 'stretch', displayPrint: 'none' } as const;

type KeptProps = Omit<KeptListProps, 'kept'> & {
  isTouched: boolean;
  /** Why what is set can't be kept or asked for; null if it can. */
  hindrance: Hindrance | null;
};

/**
 * What is kept, with a way to keep what is changed once something is; as long as nothing is, there may be nothing at all. Shows
 * nothing at a provider that keeps none.
 */
const Kept = memo(({ isTouched, hindrance, ...props }: KeptProps) => {
  const { t } = useTranslation('scenarios');
  const id = useId();
  const [removals, onRemoved] = useRemovals(id);
  const kept = useOwnScenarios(props.simulator);
  const { own, isKnown, isOffered, failed, loading } = kept;
  useListsHere(isKnown ? own : null);
  const { toast } = useServices();
  const open = useOpenKept(props);
  const dropQuery = useAction(dropQueryAction);
  const { query } = useValue(placeAtom);
  const asked = isKnown ? askedScenario(query) : null;
  const found = own.find((each) => each.id === asked) ?? null;
  // What isn't listed yet may be in the list that is being loaded.
  const isSettled = found !== null || !loading;
  useEffect(() => {
    if (asked === null || !isSettled) return;
    if (found === null || found.changes === null) toast({ kind: 'warning', text: t('unreadable') });
    else open(found);
    dropQuery('scenario');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [asked, isSettled]);
  if (!isOffered) return null;
  if (!isTouched && !isKnown && !failed) {
    return (
      // Out of the flow, because there may be nothing to list.
      <Box aria-busy sx={{ position: 'absolute' }}>
        <VisuallyHidden as="output">{t('listLoading')}</VisuallyHidden>
      </Box>
    );
  }
  // After the last one is gone its heading has the focus.
  if (!isTouched && own.length === 0 && !failed && removals === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={sectionSx}>
      <SectionHeading id={id} level={3} isTarget>
        {t('title')}
      </SectionHeading>
      {isTouched ? <KeepScenario {...props} kept={kept} id={id} hindrance={hindrance} /> : null}
      <KeptList {...props} kept={kept} id={id} onRemoved={onRemoved} />
    </Box>
  );
});

type ScenariosProps = Pick<KeptProps, 'simulator' | 'hindrance' | 'entered' | 'onOpen'> & {
  /** How often all was set back, after which no scenario is open. */
  resets: number;
  /** Whether the simulator shows an effect; otherwise only what is kept is listed. */
  isTouched: boolean;
  /** What is changed at present. */
  changes: Changes;
  basis: SimulationBasis | null;
  /** The AHV pension that counts where changes have none; null without an estimate. */
  estimatedAhv: number | null;
  /** What that does. */
  current: SimulationResult;
};

/** A simulator's scenarios, those picked next to the present one, and the way to the fund. */
export const Scenarios = ({ isTouched, resets, changes, current, basis, estimatedAhv, ...bar }: ScenariosProps) => {
  const [picked, setPicked] = useState<readonly Scenario[]>([]);
  const [last, setLast] = useState<{ scenario: Scenario | null; resets: number }>({ scenario: null, resets });
  // Deferred like the changes, so that they are of the same moment.
  const opened = useDeferredValue(last.resets === resets ? last.scenario : null);
  const setOpened = useCallback((scenario: Scenario | null) => setLast({ scenario, resets }), [resets]);
  const isSame = useMemo(() => sameChanges(opened?.changes ?? null), [opened]);
  const isOpenedChanged = opened !== null && !isSame(changes);
  const nameOf = useScenarioName();
  const { simulator, hindrance, entered } = bar;
  return (
    <>
      <Kept
        key={resets}
        {...bar}
        isTouched={isTouched}
        picked={picked}
        onPick={setPicked}
        opened={opened}
        setOpened={setOpened}
        isOpenedChanged={isOpenedChanged}
      />
      {picked.length === 0 ? null : (
        <ComparedScenarios
          isTouched={isTouched}
          current={current}
          changes={changes}
          basis={basis}
          estimatedAhv={estimatedAhv}
          picked={picked}
          opened={opened?.id ?? null}
          isOpenedChanged={isOpenedChanged}
          openedName={opened === null ? '' : nameOf(opened)}
        />
      )}
      {isTouched ? (
        <ToFund
          simulator={simulator}
          hindrance={hindrance}
          entered={entered}
          basis={basis}
          estimatedAhv={estimatedAhv}
          opened={opened}
        />
      ) : null}
    </>
  );
};
