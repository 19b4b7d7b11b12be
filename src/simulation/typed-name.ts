import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import type { SimulatorName } from '#contract/simulations.ts';
import { actionAtom, useAction } from '#state/kernel/atoms.ts';
import { draftKeys } from '#state/session/draft-keys.ts';
import { draftEntry, readDraft, writeDraft } from '#state/session/drafts.ts';

/** Names that are being typed, by simulator, as the tab keeps them for their author. */
const typedNames = draftEntry(draftKeys.scenarioNames, z.record(z.string(), z.string()));

const readNameAction = actionAtom(
  (tools, simulator: SimulatorName): string | null => readDraft(tools, typedNames)?.[simulator] ?? null,
);

const keepNameAction = actionAtom((tools, { simulator, name }: { simulator: SimulatorName; name: string | null }) => {
  const { [simulator]: _before, ...others } = readDraft(tools, typedNames) ?? {};
  const all = name === null ? others : { ...others, [simulator]: name };
  writeDraft(tools, typedNames, Object.keys(all).length === 0 ? null : all);
});

/**
 * The name that was being typed for a scenario before a reload, or before the session ended, and what keeps one meanwhile;
 * null forgets it.
 */
export const useTypedName = (simulator: SimulatorName): readonly [string | null, (name: string | null) => void] => {
  const read = useAction(readNameAction);
  const keep = useAction(keepNameAction);
  const [typed] = useState(() => read(simulator));
  return [typed, useCallback((name: string | null) => keep({ simulator, name }), [keep, simulator])];
};
