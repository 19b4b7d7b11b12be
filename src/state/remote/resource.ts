import { useCallback, useLayoutEffect, useState } from 'react';
import type { Endpoint, EndpointData, EndpointMeta } from '#contract/endpoint.ts';
import type { CallRequest } from '#api/client.ts';
import type { Locale } from '#kernel/locale.ts';
import { actionAtom, stateAtom, useAction, useValue } from '../kernel/atoms.ts';
import { localeAtom } from '../kernel/place.ts';

/** Remote data in its four states. */
export type Remote<E extends Endpoint> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly data: EndpointData<E>;
      readonly meta: EndpointMeta<E> | undefined;
      /** Where the data broke the contract and were passed over. */
      readonly dropped: readonly string[];
      /** What was asked, and in which language: the answer to another question is none. */
      readonly question: string;
    }
  | { readonly status: 'failed'; readonly question: string };

/** One and the same, so that who compares what it saw last finds nothing new in it. */
const waiting = { status: 'loading' } as const;

const questionOf = (locale: Locale, request: unknown): string => JSON.stringify([locale, request]);

/**
 * Remote data of one call, held once for the whole portal and reset at sign-out. A newer load, or a sign-out, makes an
 * older answer worthless: it is dropped. A failure is for the page or card to say.
 */
export const resource = <E extends Endpoint>(name: string, endpoint: E) => {
  const valueAtom = stateAtom<Remote<E>>('session', name, { status: 'idle' });
  const loadAction = actionAtom(async ({ get, set, services }, request: CallRequest<E>): Promise<void> => {
    const loading: Remote<E> = { status: 'loading' };
    set(valueAtom, loading);
    const question = questionOf(get(localeAtom), request);
    const answer = await services.call(endpoint, request, { says: 'face' });
    if (get(valueAtom) !== loading) return;
    if (answer.ok) {
      const { data, meta, dropped } = answer;
      set(valueAtom, { status: 'ready', data, meta, dropped, question });
    } else set(valueAtom, { status: 'failed', question });
  });
  return { valueAtom, loadAction };
};

export type Resource<E extends Endpoint> = ReturnType<typeof resource<E>>;

/**
 * Loads remote data when the component appears, and gives its state with a way to load it again. What another visit left
 * behind is shown until the new answer comes, but only if it answers the same question in the same language: data of
 * somebody who is now hidden never appears, not for one frame. A failure that another visit left behind says nothing of this
 * one, which asks anew.
 */
export const useResource = <E extends Endpoint>(
  { valueAtom, loadAction }: Resource<E>,
  request: CallRequest<E>,
): readonly [Remote<E>, () => void] => {
  const value = useValue(valueAtom);
  const [left] = useState(value);
  const load = useAction(loadAction);
  const locale = useValue(localeAtom);
  const wanted = questionOf(locale, request);
  // The same request in a new object is the same request; in another language it is another one.
  const [kept, keep] = useState({ wanted, request });
  if (kept.wanted !== wanted) keep({ wanted, request });
  const reload = useCallback(() => {
    void load(kept.request);
  }, [load, kept]);
  // Before the first frame, so that nothing that is to be asked again is shown as settled.
  useLayoutEffect(reload, [reload]);
  const isSettled = value.status === 'ready' || value.status === 'failed';
  const isOld = isSettled && (value.question !== wanted || (value.status === 'failed' && value === left));
  return [isOld ? waiting : value, reload];
};
