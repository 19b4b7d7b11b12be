import type { Thread } from '#contract/contact.ts';
import { threads } from '#contract/endpoints/contact.ts';
import type { CallRequest } from '#api/client.ts';
import { remoteData } from './resource.ts';

/** A member's threads; `isOffered` is false for a provider that doesn't list them. */
export type Threads = { readonly isOffered: boolean; readonly threads: readonly Thread[] };

/** A provider may not know the call, or refuse it. */
const notOffered = { missing: 'passed', otherwise: 'passed' } as const;

/** The member's messages and the fund's answers. Beyond the specification: a refusal means that there is no such call. */
export const threadsResource = remoteData<CallRequest<typeof threads>, { readonly data: Threads }>(
  'contact.threads',
  async ({ services }, request) => {
    const answer = await services.call(threads, request, { says: 'face', about: notOffered });
    if (answer.ok) return { data: { isOffered: true, threads: answer.data } };
    return answer.trouble.is === 'passed' ? { data: { isOffered: false, threads: [] } } : null;
  },
);
