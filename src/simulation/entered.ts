import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import * as z from 'zod/mini';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { changesAnything } from '#pension/simulation/any-change.ts';
import { changesSchema } from '#pension/simulation/changes.ts';
import { actionAtom, useAction } from '#state/kernel/atoms.ts';
import { draftKeys } from '#state/session/draft-keys.ts';
import { draftEntry, readDraft, writeDraft } from '#state/session/drafts.ts';

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

const keepEnteredAction = actionAtom(
  (tools, { simulator, changes }: { readonly simulator: SimulatorName; readonly changes: Changes | null }): void => {
    const { [simulator]: _before, ...others } = readDraft(tools, enteredEntry) ?? {};
    const all = changes === null ? others : { ...others, [simulator]: changes };
    writeDraft(tools, enteredEntry, Object.keys(all).length === 0 ? null : all);
  },
);

/**
 * What is tried out in a simulator, which begins with what the tab has kept.
 *
 * @param trialOf the trial of some changes; null if they have nothing of this simulator
 */
export const useEnteredTrial = <Trial>(
  simulator: SimulatorName,
  trialOf: (changes: Changes) => Trial | null,
): [Trial | null, Dispatch<SetStateAction<Trial | null>>] => {
  const read = useAction(readEnteredAction);
  return useState(() => {
    const changes = read(simulator);
    return changes && trialOf(changes);
  });
};

/** Whether changes change anything, and all of it can be taken: a buy-in of nothing can't. */
export const isKeepable = (changes: Changes): boolean =>
  changesAnything(changes) && changesSchema.safeParse(changes).success;

/** Milliseconds without a further change after which the tab keeps what was entered. */
const pause = 300;

/** Keeps in the tab what a simulator is set to; null forgets it. */
export const useKeepEntered = (simulator: SimulatorName, changes: Changes | null): void => {
  const keep = useAction(keepEnteredAction);
  useEffect(() => {
    const timer = setTimeout(() => keep({ simulator, changes }), pause);
    return () => clearTimeout(timer);
  }, [keep, simulator, changes]);
};
