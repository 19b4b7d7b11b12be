import { useEffect, useMemo, useState } from 'react';
import { sentSimulation, type SimulationResult } from '#contract/simulations.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { askProviderAction, simulationBasisResource } from './basis.ts';

/** A simulation as a page shows it. */
export type Simulating = {
  /** Without any changes. */
  readonly start: SimulationResult;
  /** With the latest changes, or with earlier ones until the provider has answered. */
  readonly result: SimulationResult;
  /** What it is computed from in the browser; null if the provider simulates. */
  readonly basis: SimulationBasis | null;
  /** The day of the data. */
  readonly asOf: IsoDate;
  /** Whether the latest changes could not be simulated. */
  readonly failed: boolean;
  /** Whether the provider is simulating. */
  readonly pending: boolean;
  readonly retry: () => void;
};

/** Milliseconds without a further change after which the provider is asked. */
const pause = 300;

const nothing: Changes = {};

type Asked = {
  readonly start: SimulationResult | null;
  readonly result: SimulationResult | null;
  /** The question that was answered, and whether that failed. */
  readonly question: object | null;
  readonly failed: boolean;
};

const unasked: Asked = { start: null, result: null, question: null, failed: false };

/** Results of the provider, asked for once the changes have rested. */
const useProvider = (changes: Changes, isAsked: boolean) => {
  const ask = useAction(askProviderAction);
  const [known, setKnown] = useState(unasked);
  const [tries, setTries] = useState(0);
  const question = useMemo(() => ({ changes, tries }), [changes, tries]);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const run = async () => {
      const result = await ask(question.changes);
      if (!isCurrent) return;
      setKnown((before) => ({
        start: before.start ?? result,
        result: result ?? before.result,
        question,
        failed: result === null,
      }));
    };
    const timer = setTimeout(() => void run(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, question, isAsked]);
  return {
    ...known,
    pending: isAsked && known.question !== question,
    retry: () => setTries((count) => count + 1),
  };
};

/**
 * Simulates changes: in the browser, or on the provider where the data to compute from are hidden. Null while nothing is
 * there to show, and at a provider without simulations. Begin without changes, and keep their identity between renders.
 */
export const useSimulation = (changes: Changes): Simulating | null => {
  const query = useValue(anonymizeQueryAtom);
  const today = useToday();
  const { answer, retry: reload } = useRemote(simulationBasisResource, { query });
  const basis = answer?.data ?? null;
  const isHidden = answer !== null && basis === null && query.anonymize === 'true';
  const provider = useProvider(changes, isHidden);
  const start = useMemo(() => basis && sentSimulation(simulate(basis, nothing)), [basis]);
  const result = useMemo(() => basis && sentSimulation(simulate(basis, changes)), [basis, changes]);
  if (basis !== null && start !== null && result !== null) {
    return { start, result, basis, asOf: basis.today, failed: false, pending: false, retry: reload };
  }
  if (provider.start === null || provider.result === null) return null;
  const { failed, pending, retry } = provider;
  return { start: provider.start, result: provider.result, basis: null, asOf: today, failed, pending, retry };
};
