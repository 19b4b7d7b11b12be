import { useState } from 'react';
import type { Endpoint, EndpointData } from '#contract/endpoint.ts';
import type { CallRequest } from '#api/client.ts';
import { useValue } from '../kernel/atoms.ts';
import { localeAtom } from '../kernel/place.ts';
import { useResource, type Resource } from './resource.ts';

/** What a detail page has to show. */
export type Latest<Data> = {
  /** The newest data that came; null before the first, and as soon as something else is asked. */
  readonly data: Data | null;
  /** Whether the newest try failed. While it is tried again it still counts as failed. */
  readonly failed: boolean;
  readonly loading: boolean;
  readonly retry: () => void;
};

/** Remote data as a page shows it: what came last stays while it is loaded again, and where that fails. */
export const useLatest = <E extends Endpoint>(
  resource: Resource<E>,
  request: CallRequest<E>,
): Latest<EndpointData<E>> => {
  const [remote, retry] = useResource(resource, request);
  const locale = useValue(localeAtom);
  const question = JSON.stringify([locale, request]);
  const [kept, keep] = useState<{ question: string; data: EndpointData<E> | null; failed: boolean }>({
    question,
    data: null,
    failed: false,
  });
  const now = kept.question === question ? kept : { question, data: null, failed: false };
  const next =
    remote.status === 'ready'
      ? { question, data: remote.data, failed: false }
      : remote.status === 'failed'
        ? { ...now, failed: true }
        : now;
  if (next.question !== kept.question || next.data !== kept.data || next.failed !== kept.failed) keep(next);
  return { data: next.data, failed: next.failed, loading: remote.status === 'loading', retry };
};
