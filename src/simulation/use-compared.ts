import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sentSimulation, type Scenario, type SimulationResult } from '#contract/simulations.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { askProviderAction, isResult } from './ask-provider.ts';

/** What one scenario does. `again`: being retried. */
export type Compared = SimulationResult | 'asked' | 'failed' | 'again';

/** Whether a compared scenario has a result. */
export const isKnown = (compared: Compared): compared is SimulationResult => typeof compared === 'object';

const keyOf = ({ changes }: Scenario): string => JSON.stringify(changes);

/**
 * What kept scenarios do, with the data of today: computed in the browser, or by the provider where `basis` is null
 * because personal data are hidden. Each is asked for once. `trouble` is why the last one that failed did.
 */
export const useCompared = (basis: SimulationBasis | null, picked: readonly Scenario[]) => {
  const ask = useAction(askProviderAction);
  // By their changes, because the list has other objects once it is loaded again.
  const [answers, setAnswers] = useState<ReadonlyMap<string, Compared>>(new Map());
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const asked = useRef(new Set<string>());
  // What the provider said while data were hidden before may be of another record.
  if (basis !== null && answers.size > 0) setAnswers(new Map());
  const own = useMemo(
    () => basis && picked.map(({ changes }) => (changes ? sentSimulation(simulate(basis, changes)) : 'failed')),
    [basis, picked],
  );
  const askFor = useCallback(
    async (scenario: Scenario) => {
      if (scenario.changes === null) return;
      const answer = await ask(scenario.changes);
      const isThere = isResult(answer);
      if (!isThere) setTrouble(answer);
      setAnswers((known) => new Map(known).set(keyOf(scenario), isThere ? answer : 'failed'));
    },
    [ask],
  );
  useEffect(() => {
    if (basis !== null) {
      asked.current.clear();
      return;
    }
    for (const scenario of picked) {
      if (asked.current.has(keyOf(scenario))) continue;
      asked.current.add(keyOf(scenario));
      void askFor(scenario);
    }
  }, [askFor, basis, picked]);
  const results: readonly Compared[] = own ?? picked.map((scenario) => answers.get(keyOf(scenario)) ?? 'asked');
  const retry = () => {
    const failed = picked.filter((scenario) => answers.get(keyOf(scenario)) === 'failed');
    setAnswers((known) => new Map([...known, ...failed.map((scenario) => [keyOf(scenario), 'again'] as const)]));
    for (const scenario of failed) void askFor(scenario);
  };
  return { results, trouble, retry };
};
