import { useCallback, useDeferredValue, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes } from '#contract/simulations.ts';
import { sameJson } from '#kernel/same-json.ts';
import type { Example } from './examples.ts';
import type { Trying } from './use-tried.ts';

/** What buttons have done to all fields at once. */
export type Refilled = {
  /** How many times; part of the fields' key, so that none keeps what was typed before. */
  readonly count: number;
  /** How many times they were set back. */
  readonly resets: number;
  /** What was done last, in words. */
  readonly said: string;
};

type Refill = {
  readonly done: Refilled;
  readonly reset: () => void;
  readonly openScenario: (kept: Changes, name: string) => void;
  readonly take: (example: Example) => void;
  /** The key of the example that was taken over, as long as the changes are as it has set them; else empty. */
  readonly takenOf: (changes: Changes) => string;
};

/**
 * Fills all fields of a simulator at once: with nothing, a kept scenario or an example.
 *
 * @param id of the heading that has the focus afterwards, where what was pressed has gone or is far below
 * @param startOver receives the way to undo all changes for a button elsewhere, which keeps the focus
 */
export const useRefill = (
  { entered, onOpen, onTake, onReset }: Pick<Trying, 'entered' | 'onOpen' | 'onTake' | 'onReset'>,
  id: string,
  startOver: Ref<() => void> | undefined,
): Refill => {
  const { t } = useTranslation(['simulation', 'scenarios']);
  const [done, setDone] = useState({ count: 0, resets: 0, said: '', leadsHere: true });
  const [taken, setTaken] = useState<{ readonly key: string; readonly filled: Changes }>({ key: '', filled: {} });
  const resetFrom = useCallback(
    (leadsHere: boolean) => {
      onReset();
      setDone(({ count, resets }) => ({ count: count + 1, resets: resets + 1, said: t('resetDone'), leadsHere }));
    },
    [onReset, t],
  );
  const reset = useCallback(() => resetFrom(true), [resetFrom]);
  useImperativeHandle(startOver, () => () => resetFrom(false), [resetFrom]);
  // Kept in a reference, so that a slider's move doesn't render the scenarios.
  const setters = useRef({ onOpen, onTake });
  useEffect(() => {
    setters.current = { onOpen, onTake };
  });
  const sayFilled = useCallback((said: string, leadsHere: boolean) => {
    setDone(({ count, resets }) => ({ count: count + 1, resets, said, leadsHere }));
  }, []);
  const openScenario = useCallback(
    (kept: Changes, name: string) => {
      setters.current.onOpen(kept);
      sayFilled(t('scenarios:opened', { name }), true);
    },
    [sayFilled, t],
  );
  const take = useCallback(
    ({ key, changes, label }: Example) => {
      setters.current.onTake(changes);
      sayFilled(t('examples.taken', { example: label }), false);
      setTaken({ key, filled: entered() });
    },
    [sayFilled, t, entered],
  );
  useEffect(() => {
    if (done.count > 0 && done.leadsHere) document.getElementById(id)?.focus();
  }, [done.count, done.leadsHere, id]);
  // Deferred like the changes, so that they are of the same moment.
  const { key, filled } = useDeferredValue(taken);
  const takenOf = (changes: Changes): string => (sameJson(changes, filled) ? key : '');
  return { done, reset, openScenario, take, takenOf };
};
