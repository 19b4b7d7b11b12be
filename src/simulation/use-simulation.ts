import { useEffect, useMemo, useRef, useState } from 'react';
import { sentSimulation, type SimulationResult } from '#contract/simulations.ts';
import type { IsoDate } from '#kernel/date.ts';
import { askedParts } from '#pension/simulation/any-change.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { simulationBasisResource } from '#state/remote/simulation-basis.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { askProviderAction } from './basis.ts';

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

/** Why nothing can be shown yet, or at all. */
export type Awaiting = {
  /** `absent`: the provider has no simulations. */
  readonly state: 'loading' | 'failed' | 'absent';
  readonly loading: boolean;
  readonly retry: () => void;
};

/** A simulation, or why there is none. */
type Simulated =
  | { readonly simulating: Simulating; readonly awaiting: null }
  | { readonly simulating: null; readonly awaiting: Awaiting };

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
  const begun = useRef<SimulationResult>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const run = async () => {
      const isStart = askedParts(question.changes).length === 0;
      const [result, unchanged] = await Promise.all([
        ask(question.changes),
        isStart || begun.current !== null ? begun.current : ask(nothing),
      ]);
      if (!isCurrent) return;
      const start = unchanged ?? (isStart ? result : null);
      begun.current = start;
      setKnown((before) => ({
        start,
        result: result ?? before.result,
        question,
        failed: result === null || start === null,
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
 * Simulates changes: in the browser, or on the provider where the data to compute from are hidden. Keep the changes'
 * identity between renders.
 */
export const useSimulation = (changes: Changes): Simulated => {
  const query = useValue(anonymizeQueryAtom);
  const today = useToday();
  const { answer, failed: isLost, loading, retry: reload } = useRemote(simulationBasisResource, { query });
  const basis = answer?.data ?? null;
  const isHidden = answer?.isOffered === true && basis === null;
  const provider = useProvider(changes, isHidden);
  const start = useMemo(() => basis && sentSimulation(simulate(basis, nothing)), [basis]);
  const result = useMemo(() => basis && sentSimulation(simulate(basis, changes)), [basis, changes]);
  if (basis !== null && start !== null && result !== null) {
    const simulating = { start, result, basis, asOf: basis.today, failed: false, pending: false, retry: reload };
    return { simulating, awaiting: null };
  }
  const { failed, pending, retry } = provider;
  if (provider.start !== null && provider.result !== null) {
    const simulating = { start: provider.start, result: provider.result, basis, asOf: today, failed, pending, retry };
    return { simulating, awaiting: null };
  }
  if (answer?.isOffered === false) return { simulating: null, awaiting: { state: 'absent', loading, retry: reload } };
  return {
    simulating: null,
    awaiting: isHidden
      ? { state: failed ? 'failed' : 'loading', loading: pending, retry }
      : { state: isLost ? 'failed' : 'loading', loading, retry: reload },
  };
};
