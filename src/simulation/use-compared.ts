import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sentSimulation, type Changes, type SimulationResult } from '#contract/simulations.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { askProviderAction, isResult } from './ask-provider.ts';

/** What one scenario does. `again`: being retried. */
export type Compared = SimulationResult | 'asked' | 'failed' | 'again';

/** Whether a compared scenario has a result. */
export const isKnown = (compared: Compared): compared is SimulationResult => typeof compared === 'object';

/** What changes are compared: null where they can't be read. */
type Asked = Changes | null;

/**
 * What changes do, with the data of today: computed in the browser, or by the provider where `basis` is null because
 * personal data are hidden. Each is asked for once. `trouble` is why the last one that failed did. Keep the list's identity
 * between renders.
 *
 * @param drawnAfter the last return from a leave among all that is compared, so that a leave moves no pension but in all
 */
export const useCompared = (basis: SimulationBasis | null, list: readonly Asked[], drawnAfter: IsoDate | undefined) => {
  const ask = useAction(askProviderAction);
  // By their changes, because the list has other objects once it is loaded again.
  const [answers, setAnswers] = useState<ReadonlyMap<string, Compared>>(new Map());
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const asked = useRef(new Set<string>());
  // What the provider said while data were hidden before may be of another record.
  if (basis !== null && answers.size > 0) setAnswers(new Map());
  const own = useMemo(
    () =>
      basis && list.map((changes) => (changes ? sentSimulation(simulate(basis, changes, { drawnAfter })) : 'failed')),
    [basis, list, drawnAfter],
  );
  const keyOf = useCallback((changes: Asked): string => JSON.stringify([changes, drawnAfter]), [drawnAfter]);
  const askFor = useCallback(
    async (changes: Asked) => {
      if (changes === null) return;
      const answer = await ask({ changes, drawnAfter });
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
