import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sentSimulation, type Changes, type SimulationResult } from '#contract/simulations.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { lastReturn } from '#pension/simulation/scene.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { useToday } from '#state/kernel/today.ts';
import { askProviderAction, isResult } from './ask-provider.ts';

/** What one scenario does. `again`: being retried. */
export type Compared = SimulationResult | 'asked' | 'failed' | 'again';

/** Whether a compared scenario has a result. */
export const isKnown = (compared: Compared): compared is SimulationResult => typeof compared === 'object';

/**
 * What changes do, with the data of today: computed in the browser, or by the provider where `basis` is null because
 * personal data are hidden. Each is asked for once. `trouble` is why the last one that failed did. Keep the list's identity
 * between renders.
 */
const useResults = (basis: SimulationBasis | null, list: readonly Changes[], drawnAfter: IsoDate | null) => {
  const ask = useAction(askProviderAction);
  // By their changes, because the list has other objects once it is loaded again.
  const [answers, setAnswers] = useState<ReadonlyMap<string, Compared>>(new Map());
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const asked = useRef(new Set<string>());
  // What the provider said while data were hidden before may be of another record.
  if (basis !== null && answers.size > 0) setAnswers(new Map());
  const own = useMemo(
    () => basis && list.map((changes) => sentSimulation(simulate(basis, changes, { drawnAfter }))),
    [basis, list, drawnAfter],
  );
  const keyOf = useCallback((changes: Changes): string => JSON.stringify([changes, drawnAfter]), [drawnAfter]);
  const askFor = useCallback(
    async (changes: Changes) => {
      const answer = await ask({ ...changes, drawnAfter: drawnAfter ?? undefined });
      const isThere = isResult(answer);
      if (!isThere) setTrouble(answer);
      setAnswers((known) => new Map(known).set(keyOf(changes), isThere ? answer : 'failed'));
    },
    [ask, drawnAfter, keyOf],
  );
  useEffect(() => {
    if (basis !== null) {
      asked.current.clear();
      return;
    }
    for (const changes of list) {
      if (asked.current.has(keyOf(changes))) continue;
      asked.current.add(keyOf(changes));
      void askFor(changes);
    }
  }, [askFor, basis, keyOf, list]);
  const results: readonly Compared[] = own ?? list.map((changes) => answers.get(keyOf(changes)) ?? 'asked');
  const retry = () => {
    const failed = list.filter((changes) => answers.get(keyOf(changes)) === 'failed');
    setAnswers((known) => new Map([...known, ...failed.map((changes) => [keyOf(changes), 'again'] as const)]));
    for (const changes of failed) void askFor(changes);
  };
  return { results, trouble, retry };
};

/** What is compared. */
type Comparison = {
  /** Null where personal data are hidden: then the provider simulates. */
  readonly basis: SimulationBasis | null;
  /** The changes of the present scenario. */
  readonly changes: Changes;
  /** What they do, or what earlier ones did until the provider has answered. */
  readonly current: SimulationResult;
  /** Whether the present scenario is compared. */
  readonly withCurrent: boolean;
  /** The changes of the others, one or more; keep their identity between renders. */
  readonly picked: readonly Changes[];
};

/**
 * What the present scenario does, if it is compared, and what the picked ones do. Who works beyond the ordinary age draws
 * on one day in all of them, after the latest leave: otherwise a longer time of saving looks like an effect of the leave.
 * The present one is simulated anew if its result has another day.
 */
export const useCompared = ({ basis, changes, current, withCurrent, picked }: Comparison) => {
  const clockDay = useToday();
  const today = basis?.today ?? clockDay;
  const [latest, setLatest] = useState({ current, changes });
  // The present one, and the day that it sets for all, wait until the provider has answered.
  if (latest.current !== current) setLatest({ current, changes });
  const settled = basis === null ? latest.changes : changes;
  const drawnAfter = lastReturn(withCurrent ? [settled, ...picked] : picked, today);
  const anew = withCurrent && drawnAfter !== lastReturn([settled], today) ? settled : null;
  const list = useMemo(() => (anew === null ? picked : [anew, ...picked]), [anew, picked]);
  const { results, trouble, retry } = useResults(basis, list, drawnAfter);
  const [own, kept] = anew === null ? [current, results] : [results[0] ?? 'asked', results.slice(1)];
  return { own: withCurrent ? own : null, kept, trouble, retry };
};
