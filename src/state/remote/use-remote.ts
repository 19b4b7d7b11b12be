import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { derivedAtom, useAction, useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { questionOf, type Answer, type Resource } from './resource.ts';
import { roundAtom } from './round.ts';

/** Remote data as a page shows it. */
export type Remote<A extends Answer> = {
  /** The latest data; null before the first answer and after the request has changed. */
  readonly data: A['data'] | null;
  /** The answer that contains `data`. */
  readonly answer: A | null;
  /** Whether the latest load failed, and `data` is from an earlier one. */
  readonly stale: boolean;
  /** Whether the latest load failed, and `data` is null. */
  readonly failed: boolean;
  readonly loading: boolean;
  /** Whether the component has begun with an answer to an earlier visit. */
  readonly isReturn: boolean;
  readonly retry: () => void;
};

/**
 * Loads remote data when the component mounts, its request changes, or everything is asked for again. The last answer stays
 * while reloading, and if that fails.
 */
export const useRemote = <Request, A extends Answer>(resource: Resource<Request, A>, request: Request): Remote<A> => {
  const { known: knownOf, loadAction, visitAction, isAheadAction } = resource;
  const question = questionOf(useValue(localeAtom), request);
  // Compare requests by value.
  const [asked, setAsked] = useState({ question, request });
  if (asked.question !== question) setAsked({ question, request });
  const known = useValue(useMemo(() => derivedAtom((get) => knownOf(get, asked.request)), [knownOf, asked]));
  // Ignore a failure of an earlier visit.
  const [left, setLeft] = useState({ asked, known });
  if (left.asked !== asked) setLeft({ asked, known });
  const visit = useAction(visitAction);
  const load = useAction(loadAction);
  const isAhead = useAction(isAheadAction);
  const [isReturn] = useState(() => known.answer !== null && !isAhead(asked.request));
  const { answer, loading } = known;
  const isBlank = answer === null && !loading && !known.failed;
  const round = useValue(roundAtom);
  const visited = useRef<{ readonly asked: typeof asked; readonly round: number }>(null);
  // Before the first frame, so that a stale state is never shown as final.
  useLayoutEffect(() => {
    // A login in another tab clears the answer while this page stays, which then has to load it again.
    if (visited.current?.asked === asked && visited.current.round === round && !isBlank) return;
    visited.current = { asked, round };
    void visit(asked.request);
  }, [visit, asked, isBlank, round]);
  const failed = known.failed && known !== left.known;
  return {
    data: answer?.data ?? null,
    answer,
    stale: failed && answer !== null,
    failed: failed && answer === null,
    loading,
    isReturn,
    retry: () => {
      void load(asked.request);
    },
  };
};
