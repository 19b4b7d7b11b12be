import { isValidTenantCode } from '#contract/endpoints/settings.ts';
import { callTimeout } from '#api/client.ts';
import { orAborted } from '#api/or-aborted.ts';
import { ProgramGoneError } from '#domain/call-failure.ts';
import type { Services } from '#state/kernel/services.ts';

/** What is fetched on its own, and where the tab notes that it was reloaded because of it. */
const storageKeys = { page: 'pilaster.reloadedForPage', calls: 'pilaster.reloadedForCalls' } as const;

type Program = keyof typeof storageKeys;

/** What is shown, or about to be. */
export type Destination = { readonly address: string; readonly fund: string | null };

type Means = Pick<Services, 'fetch' | 'apiBase' | 'clock' | 'session' | 'log' | 'leave'>;

/** Whether the provider answers in time, by a call that needs nothing of the portal's files. */
const isReachable = async ({ fetch, apiBase, clock }: Means, fund: string | null): Promise<boolean> => {
  const abort = new AbortController();
  const cancel = clock.after(callTimeout, () => abort.abort());
  try {
    const query = new URLSearchParams({ tenantName: fund ?? '' }).toString();
    const { signal } = abort;
    const ask = () => fetch(`${apiBase}${isValidTenantCode.path}?${query}`, { signal });
    return (await orAborted(signal, ask)).ok;
  } catch {
    return false;
  } finally {
    cancel();
  }
};

/** Why a program can't be fetched: the provider doesn't answer. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/**
 * Waits for a program. If it can't be fetched although the provider answers, a deployment has removed it: loads the
 * portal again and never settles. It does so once; only after a program could be fetched does it do so again.
 *
 * @throws {UnreachableError} if the provider doesn't answer
 * @throws {ProgramGoneError} if loading the portal again hasn't helped
 */
export const orReload = async <T>(
  services: Means,
  fetching: Promise<T>,
  destination: () => Destination,
  program: Program = 'page',
): Promise<T> => {
  try {
    return await fetching;
  } catch (error) {
    const { address, fund } = destination();
    if (!(await isReachable(services, fund))) {
      throw new UnreachableError('The provider does not answer.', { cause: error });
    }
    const storageKey = storageKeys[program];
    if (services.session.get(storageKey) !== null) {
      throw new ProgramGoneError('A part of the portal could not be fetched.', { cause: error });
    }
    services.session.set(storageKey, 'yes');
    services.log('The portal is loaded again because a part of it could not be fetched.', error);
    services.leave(address);
    return new Promise(() => undefined);
  }
};

/** Call it when a program is there, and a page is shown, so that it can be reloaded again after the next deployment. */
export const forgetReload = (services: Pick<Means, 'session'>, program: Program = 'page'): void => {
  services.session.remove(storageKeys[program]);
};
