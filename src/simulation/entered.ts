import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { changesAnything, plannableParts } from '#pension/simulation/any-change.ts';
import { changesSchema } from '#pension/simulation/changes.ts';
import { actionAtom, useAction } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { draftKeys } from '#state/session/draft-keys.ts';
import { authorAtom, draftEntry, readDraft, writeDraft } from '#state/session/drafts.ts';

/** What simulators are set to, by simulator, as the tab keeps it for its author. */
const kept = z.optional(changesSchema);
const enteredSchema = z.object({
  retirement: kept,
  buyIn: kept,
  home: kept,
  leave: kept,
  savings: kept,
  protection: kept,
} satisfies Record<SimulatorName, z.ZodMiniType>);
const enteredEntry = draftEntry(draftKeys.simulations, enteredSchema);

/** What a simulator was set to before a reload, or before the session ended; null if nothing is kept. */
const readEnteredAction = actionAtom(
  (tools, simulator: SimulatorName): Changes | null => readDraft(tools, enteredEntry)?.[simulator] ?? null,
);

type Entered = { readonly simulator: SimulatorName; readonly changes: Changes | null };

const keepEnteredAction = actionAtom((tools, { simulator, changes }: Entered): void => {
  const { [simulator]: _before, ...others } = readDraft(tools, enteredEntry) ?? {};
  const all = changes === null ? others : { ...others, [simulator]: changes };
  writeDraft(tools, enteredEntry, Object.keys(all).length === 0 ? null : all);
});

/** Without an author the session is over, and what the tab has kept stays for its author. */
const keepAtLeavingAction = actionAtom((tools, entered: Entered): void => {
  if (tools.get(authorAtom) !== null) tools.set(keepEnteredAction, entered);
});

/** What each simulator changes. */
const partOf = {
  retirement: 'retirement',
  buyIn: 'buyIn',
  home: 'home',
  leave: 'leave',
  savings: 'savings',
  protection: 'risk',
} as const satisfies Record<SimulatorName, keyof Changes>;

/** The changes of other simulators among some. */
export const othersOf = (simulator: SimulatorName, changes: Changes): Changes => {
  const { [partOf[simulator]]: _own, ...others } = changes;
  return others;
};

/** A simulator other than the present one, with what it changes; death and disability are no plan to build upon. */
export type OtherTrial = { readonly simulator: Exclude<SimulatorName, 'protection'>; readonly changes: Changes };

/** What changes of simulators other than the present one change, by simulator; one that changes nothing is left out. */
const trialsOf = (
  present: SimulatorName,
  changesOf: (simulator: OtherTrial['simulator']) => Changes,
): readonly OtherTrial[] =>
  plannableParts.flatMap((simulator) => {
    const part = partOf[simulator];
    const changes: Changes = { [part]: changesOf(simulator)[part] };
    return simulator === present || !changesAnything(changes) ? [] : [{ simulator, changes }];
  });

/** Some changes by the simulator that they are of, without those of the present one. */
export const otherTrials = (present: SimulatorName, changes: Changes): readonly OtherTrial[] =>
  trialsOf(present, () => changes);

/** What other simulators are set to in this tab. */
const readOthersAction = actionAtom((tools, present: SimulatorName): readonly OtherTrial[] => {
  const entered = readDraft(tools, enteredEntry) ?? {};
  return trialsOf(present, (simulator) => entered[simulator] ?? {});
});

/** What can be added once some of it is: of each simulator what is added, or else what is known of it. */
export const withAdded = (known: readonly OtherTrial[], added: readonly OtherTrial[]): readonly OtherTrial[] =>
  plannableParts.flatMap((simulator) => {
    const isOf = (trial: OtherTrial): boolean => trial.simulator === simulator;
    return added.find(isOf) ?? known.find(isOf) ?? [];
  });

/**
 * What other simulators change that can be added, with what is added already; each stays on offer as it was last added.
 *
 * @param others what is added; keep its identity between renders
 */
export const useOffered = (simulator: SimulatorName, others: Changes): readonly OtherTrial[] => {
  const read = useAction(readOthersAction);
  const added = useMemo(() => otherTrials(simulator, others), [simulator, others]);
  const [offered, setOffered] = useState(() => ({ all: withAdded(read(simulator), added), of: added }));
  if (offered.of !== added) setOffered({ all: withAdded(offered.all, added), of: added });
  return offered.all;
};

/** What a simulator was set to when the tab kept it last; null if nothing is kept. */
export const useKept = (simulator: SimulatorName): Changes | null => {
  const read = useAction(readEnteredAction);
  const [kept] = useState(() => read(simulator));
  return kept;
};

/** Whether changes change anything, and all of it can be taken: a buy-in of nothing can't. */
export const isKeepable = (changes: Changes): boolean =>
  changesAnything(changes) && changesSchema.safeParse(changes).success;

/** Milliseconds without a further change after which the tab keeps what was entered. */
const pause = 500;

const keepable = (changes: Changes | null): Changes | null => (changes && isKeepable(changes) ? changes : null);

/**
 * Keeps in the tab what a simulator is set to, once it rests and when it is left; null forgets it.
 *
 * @param changes what is simulated
 * @param entered what the fields say at this moment; keep its identity between renders
 */
export const useKeepEntered = (
  simulator: SimulatorName,
  changes: Changes | null,
  entered: () => Changes | null,
): void => {
  const { clock } = useServices();
  const keep = useAction(keepEnteredAction);
  const keepAtLeaving = useAction(keepAtLeavingAction);
  useEffect(
    () => clock.after(pause, () => keep({ simulator, changes: keepable(changes) })),
    [clock, keep, simulator, changes],
  );
  useEffect(
    () => () => keepAtLeaving({ simulator, changes: keepable(entered()) }),
    [keepAtLeaving, simulator, entered],
  );
};
