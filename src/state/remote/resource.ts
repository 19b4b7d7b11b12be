import { startTransition } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Locale } from '#kernel/locale.ts';
import type { CallRequest, Success } from '#api/client.ts';
import { actionAtom, stateAtom, type Act, type ActionTools, type Getter } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { roundAtom, writesAtom } from './round.ts';

/** An answer of the provider; pages show its `data`. */
export type Answer = { readonly data: unknown };

/** What is known about one question. */
export type Known<A extends Answer> = {
  /** The last answer; null before the first. */
  readonly answer: A | null;
  /** Whether the latest load failed; stays true during a retry. */
  readonly failed: boolean;
  readonly loading: boolean;
};

/** Remote data of one kind: every question keeps its last answer until sign-out. */
export type Resource<Request, A extends Answer> = {
  /** What is known about a request in the page's language. */
  readonly known: (get: Getter, request: Request) => Known<A>;
  /** Loads a new answer and resolves with it; with null if the load fails or is superseded. */
  readonly loadAction: Act<[Request], Promise<A | null>>;
  /**
   * The same at the start of a visit: clears an earlier visit's failure, and shares a load that is under way, unless something
   * was written since.
   */
  readonly visitAction: Act<[Request], Promise<A | null>>;
  /** The same before the page of a visit is rendered; the visit that follows doesn't load again. */
  readonly aheadAction: Act<[Request], Promise<A | null>>;
  /** Whether a load for the visit that is about to begin is under way or done. */
  readonly isAheadAction: Act<[Request], boolean>;
};

/** Identifies a request in a language, so that anonymised data, or data in another language, are never mixed up. */
export const questionOf = (locale: Locale, request: unknown): string => JSON.stringify([locale, request]);

const unknown = { answer: null, failed: false, loading: false } as const;

/**
 * Remote data, shared by the whole portal. After a newer load or a sign-out an older answer is
 * dropped. The page or card shows a failure.
 *
 * @param ask loads an answer, given the last one; null if it fails
 */
export const remoteData = <Request, A extends Answer>(
  name: string,
  ask: (tools: ActionTools, request: Request, last: A | null) => Promise<A | null>,
): Resource<Request, A> => {
  const answersAtom = stateAtom<Readonly<Record<string, Known<A>>>>('session', name, {});
  /** The load whose visit hasn't begun yet. */
  const aheadAtom = stateAtom<{ readonly question: string; readonly answer: Promise<A | null> } | null>(
    'session',
    `${name}.ahead`,
    null,
  );
  /** The load that began last, in which round, and after how many writes. */
  const underWayAtom = stateAtom<{
    readonly round: number;
    readonly writes: number;
    readonly asking: Known<A>;
    readonly answer: Promise<A | null>;
  } | null>('session', `${name}.underWay`, null);
  const load = (tools: ActionTools, request: Request, change: Partial<Known<A>>): Promise<A | null> => {
    const { get, set } = tools;
    const question = questionOf(get(localeAtom), request);
    const tell = (known: Known<A>) => {
      set(answersAtom, (all) => ({ ...all, [question]: known }));
    };
    const asking: Known<A> = { ...(get(answersAtom)[question] ?? unknown), ...change, loading: true };
    tell(asking);
    const answering = async (): Promise<A | null> => {
      const answer = await ask(tools, request, asking.answer);
      if (get(answersAtom)[question] !== asking) return null;
      // Renders a page full of figures in short tasks instead of one.
      startTransition(() => {
        tell({ answer: answer ?? asking.answer, failed: answer === null, loading: false });
      });
      return answer;
    };
    const answer = answering();
    set(underWayAtom, { round: get(roundAtom), writes: get(writesAtom), asking, answer });
    return answer;
  };
  return {
    known: (get, request) => get(answersAtom)[questionOf(get(localeAtom), request)] ?? unknown,
    loadAction: actionAtom((tools, request: Request) => load(tools, request, {})),
    visitAction: actionAtom((tools, request: Request) => {
      const { get, set } = tools;
      const question = questionOf(get(localeAtom), request);
      const ahead = get(aheadAtom);
      set(aheadAtom, null);
      if (ahead?.question !== question) {
        const underWay = get(underWayAtom);
        const isShared =
          underWay !== null &&
          underWay.asking === get(answersAtom)[question] &&
          underWay.round === get(roundAtom) &&
          underWay.writes === get(writesAtom);
        return isShared ? underWay.answer : load(tools, request, { failed: false });
      }
      // If the load ahead has already failed, a new object keeps its failure from being taken for an earlier visit's.
      const known = get(answersAtom)[question];
      if (known?.failed === true) set(answersAtom, (all) => ({ ...all, [question]: { ...known } }));
      return ahead.answer;
    }),
    isAheadAction: actionAtom(
      ({ get }, request: Request) => get(aheadAtom)?.question === questionOf(get(localeAtom), request),
    ),
    aheadAction: actionAtom((tools, request: Request) => {
      const answer = load(tools, request, { failed: false });
      tools.set(aheadAtom, { question: questionOf(tools.get(localeAtom), request), answer });
      return answer;
    }),
  };
};

/** {@link remoteData} of one call. */
export const resource = <E extends Endpoint>(name: string, endpoint: E): Resource<CallRequest<E>, Success<E>> =>
  remoteData(name, async ({ services }, request) => {
    const answer = await services.call(endpoint, request, { says: 'face' });
    return answer.ok ? answer : null;
  });
