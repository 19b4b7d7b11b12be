import { useEffect, useMemo, useRef, useState } from 'react';
import { sentSimulation, type SimulationResult } from '#contract/simulations.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import type { IsoDate } from '#kernel/date.ts';
import { askedParts } from '#pension/simulation/any-change.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { withEstimatedAhv } from '#pension/simulation/estimated-ahv.ts';
import { lastReturn } from '#pension/simulation/scene.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useToday } from '#state/kernel/today.ts';
import { simulationBasisResource } from '#state/remote/simulation-basis.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { askProviderAction, isResult } from './ask-provider.ts';
import { tellingOf, type Case } from './examples.ts';

/** A simulation as a page shows it. */
export type Simulating = {
  /** Without any changes. */
  readonly start: SimulationResult;
  /** With the latest changes, or with earlier ones until the provider has answered. */
  readonly result: SimulationResult;
  /**
   * With the changes of other simulators alone, where some are simulated as well: its figures are of the result's day.
   * Null without any, and where the provider simulates.
   */
  readonly alongside: SimulationResult | null;
  /** The figures of a comparison's columns: without the changes, alongside where there are some, and with all. */
  readonly outcomes: readonly SimulationResult['after'][];
  /** What it is computed from in the browser; null if the provider simulates. */
  readonly basis: SimulationBasis | null;
  /**
   * The AHV pension that it counts with as long as neither record nor changes have one, CHF a month; null without an
   * estimate.
   */
  readonly estimatedAhv: number | null;
  /** The day of the data. */
  readonly asOf: IsoDate;
  /** Why the latest changes could not be simulated; null if they could. */
  readonly trouble: Trouble | null;
  /** Whether the provider is simulating. */
  readonly pending: boolean;
  readonly retry: () => void;
};

/** Why nothing can be shown yet, or at all. */
export type Awaiting = {
  /** `absent`: the provider has no simulations. */
  readonly state: 'loading' | 'failed' | 'absent';
  /** Why the provider could not simulate, if it was asked. */
  readonly trouble: Trouble | null;
  readonly loading: boolean;
  readonly retry: () => void;
};

/** A simulation, or why there is none. */
type Simulated =
  | { readonly simulating: Simulating; readonly awaiting: null }
  | { readonly simulating: null; readonly awaiting: Awaiting };

/** Cases that a member could begin with. */
type WithCases<Key extends string> = {
  /** Telling ones, the first ones first; they keep their identity while something is tried out. */
  readonly cases: readonly Case<Key>[];
  /** The first of them, which is simulated while nothing is entered; null where the provider simulates. */
  readonly first: Case<Key> | null;
};

/** Cases to choose from, by the result without any changes and the day of the data. */
export type CasesOf<Key extends string> = (start: SimulationResult, asOf: IsoDate) => readonly Case<Key>[];

/** What is simulated. */
type Question<Key extends string> = {
  /** What is entered, or what untouched fields say without an example; keep its identity between renders. */
  readonly entered: Changes;
  /** Whether nothing is entered, so that the first case is simulated. */
  readonly isUntouched: boolean;
  /** The changes of other simulators among them. */
  readonly others: Changes;
  /** Keep its identity between renders. */
  readonly casesOf: CasesOf<Key>;
  /** Whether an AHV pension that nobody has entered is estimated. */
  readonly countsAhv: boolean;
};

/** Milliseconds without a further change after which the provider is asked. */
const pause = 300;

const nothing: Changes = {};
const none: readonly never[] = [];

type Asked = {
  readonly start: SimulationResult | null;
  readonly result: SimulationResult | null;
  /** The question that was answered, and why that failed. */
  readonly question: object | null;
  readonly trouble: Trouble | null;
};

const unasked: Asked = { start: null, result: null, question: null, trouble: null };

/**
 * Results of the provider, asked for once the changes have rested.
 *
 * @param first the result without any changes, where it is known already
 */
const useProvider = (changes: Changes, isAsked: boolean, first: SimulationResult | null = null) => {
  const { clock } = useServices();
  const ask = useAction(askProviderAction);
  const [known, setKnown] = useState(unasked);
  const [tries, setTries] = useState(0);
  const question = useMemo(() => ({ changes, tries }), [changes, tries]);
  const begun = useRef<SimulationResult>(null);
  // What was known while data were hidden before may be of another record.
  if (!isAsked && known !== unasked) setKnown(unasked);
  useEffect(() => {
    if (!isAsked) {
      begun.current = null;
      return undefined;
    }
    let isCurrent = true;
    const run = async () => {
      const isStart = askedParts(question.changes).length === 0;
      const begin = first ?? begun.current;
      const [answer, asked] = await Promise.all([
        ask(question.changes),
        isStart || begin !== null ? begin : ask(nothing),
      ]);
      if (!isCurrent) return;
      const unchanged = asked ?? answer;
      const start = isResult(unchanged) ? unchanged : null;
      begun.current = start;
      setKnown((before) => ({
        start,
        result: isResult(answer) ? answer : before.result,
        question,
        trouble: isResult(answer) ? (isResult(unchanged) ? null : unchanged) : answer,
      }));
    };
    const cancel = clock.after(pause, () => void run());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [clock, ask, question, isAsked, first]);
  return {
    ...known,
    pending: isAsked && known.question !== question,
    retry: () => setTries((count) => count + 1),
  };
};

/** Why the provider's result isn't there yet. */
const awaitingOf = ({ trouble, pending, retry }: ReturnType<typeof useProvider>): Awaiting => ({
  state: trouble === null ? 'loading' : 'failed',
  trouble,
  loading: pending,
  retry,
});

/** The figures of a comparison's columns; they keep their identity as long as the results do. */
const useOutcomes = (result: SimulationResult | null, alongside: SimulationResult | null) =>
  useMemo(
    () => (result === null ? [] : [result.before, ...(alongside === null ? [] : [alongside.after]), result.after]),
    [result, alongside],
  );

/**
 * What the changes of other simulators do alone, on the same day, with the same day of the pension for who works beyond the
 * ordinary age, and with the same AHV pension, which is no change; null without any. It stays as it is while a slider moves.
 */
const useAlongside = (
  basis: SimulationBasis | null,
  others: Changes,
  changes: Changes,
  result: SimulationResult | null,
): SimulationResult | null => {
  const isTogether = askedParts(others).length > 0;
  const on = isTogether && result !== null ? result.after.on : null;
  const ahvPerMonth = isTogether ? changes.retirement?.ahvPerMonth : undefined;
  const drawnAfter = isTogether && basis !== null ? lastReturn([changes], basis.today) : null;
  return useMemo(
    () =>
      basis === null || on === null ? null : sentSimulation(simulate(basis, others, { on, ahvPerMonth, drawnAfter })),
    [basis, others, on, ahvPerMonth, drawnAfter],
  );
};

const unknown = { basis: null, estimatedAhv: null } as const;

/**
 * Simulates changes, or an example as long as nothing is entered: in the browser, or on the provider where the data to compute
 * from are hidden, which is asked for no example.
 */
export const useSimulation = <Key extends string>({
  entered,
  isUntouched,
  others,
  casesOf,
  countsAhv,
}: Question<Key>): Simulated & WithCases<Key> => {
  const query = useValue(anonymizeQueryAtom);
  const today = useToday();
  const { answer, failed: isLost, loading, retry: reload } = useRemote(simulationBasisResource, { query });
  const sent = answer?.data ?? null;
  const { basis, estimatedAhv } = useMemo(
    () => (sent === null ? unknown : countsAhv ? withEstimatedAhv(sent) : { basis: sent, estimatedAhv: null }),
    [sent, countsAhv],
  );
  const isHidden = answer?.isOffered === true && basis === null;
  const provider = useProvider(entered, isHidden);
  const start = useMemo(() => basis && sentSimulation(simulate(basis, nothing)), [basis]);
  const begun = start ?? provider.start;
  const day = basis?.today ?? today;
  const cases = useMemo(
    () => (begun === null ? none : tellingOf(casesOf(begun, day), basis)),
    [begun, casesOf, day, basis],
  );
  const first = basis && (cases[0] ?? null);
  const changes = (isUntouched ? first?.changes : undefined) ?? entered;
  const result = useMemo(() => basis && sentSimulation(simulate(basis, changes)), [basis, changes]);
  const alongside = useAlongside(basis, others, changes, result);
  const latest = result ?? provider.result;
  const outcomes = useOutcomes(latest, alongside);
  if (begun !== null && latest !== null) {
    const { trouble, pending, retry } = basis === null ? provider : { trouble: null, pending: false, retry: reload };
    const figures = { start: begun, result: latest, alongside, outcomes };
    const simulating = { ...figures, basis, estimatedAhv, asOf: day, trouble, pending, retry };
    return { simulating, awaiting: null, cases, first };
  }
  const awaiting: Awaiting = isHidden
    ? awaitingOf(provider)
    : {
        state: answer?.isOffered === false ? 'absent' : isLost ? 'failed' : 'loading',
        trouble: null,
        loading,
        retry: reload,
      };
  return { simulating: null, awaiting, cases, first };
};

/** What other changes do to the same member; null until it is known, and why it isn't yet where the provider is asked. */
type AlsoSimulated = { readonly result: SimulationResult | null; readonly awaiting: Awaiting | null };

/**
 * What other changes do to the same member, for what a field allows. Keep the changes' identity between renders.
 *
 * @param isAsked whether the provider is asked where it simulates
 */
export const useAlsoSimulated = (simulating: Simulating | null, changes: Changes, isAsked: boolean): AlsoSimulated => {
  const { basis, start } = simulating ?? { basis: null, start: null };
  const isAsking = isAsked && start !== null && basis === null;
  const provider = useProvider(changes, isAsking, start);
  const own = useMemo(() => basis && sentSimulation(simulate(basis, changes)), [basis, changes]);
  const result = own ?? provider.result;
  return { result, awaiting: isAsking && result === null ? awaitingOf(provider) : null };
};
