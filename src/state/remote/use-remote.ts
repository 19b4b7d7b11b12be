import { useLayoutEffect, useMemo, useState } from 'react';
import { derivedAtom, useAction, useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { questionOf, type Answer, type Resource } from './resource.ts';

/** Remote data as a page shows it. */
export type Remote<A extends Answer> = {
  /** The newest data; null before the first, and as soon as something else is asked. */
  readonly data: A['data'] | null;
  /** The answer with `data`. */
  readonly answer: A | null;
  /** Whether the newest try failed, and `data` is from an earlier one. */
  readonly stale: boolean;
  /** Whether the newest try failed, and there is no data. */
  readonly failed: boolean;
  readonly loading: boolean;
  readonly retry: () => void;
};

/**
 * Loads remote data when the component appears or asks something else. The last answer stays while a newer one is awaited,
 * and where that fails.
 */
export const useRemote = <Request, A extends Answer>(resource: Resource<Request, A>, request: Request): Remote<A> => {
  const { known: knownOf, loadAction, visitAction } = resource;
  const question = questionOf(useValue(localeAtom), request);
  // The same request in a new object is the same request.
  const [asked, setAsked] = useState({ question, request });
  if (asked.question !== question) setAsked({ question, request });
  const known = useValue(useMemo(() => derivedAtom((get) => knownOf(get, asked.request)), [knownOf, asked]));
  // A failure that an earlier visit left behind says nothing of this one.
  const [left, setLeft] = useState({ asked, known });
  if (left.asked !== asked) setLeft({ asked, known });
  const visit = useAction(visitAction);
  const load = useAction(loadAction);
  // Before the first frame, so that nothing that is asked again is shown as settled.
  useLayoutEffect(() => {
    void visit(asked.request);
  }, [visit, asked]);
  const { answer, loading } = known;
  const failed = known.failed && known !== left.known;
  return {
    data: answer?.data ?? null,
    answer,
    stale: failed && answer !== null,
    failed: failed && answer === null,
    loading,
    retry: () => {
      void load(asked.request);
    },
  };
};
