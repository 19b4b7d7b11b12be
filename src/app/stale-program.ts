import { isValidTenantCode } from '#contract/endpoints/settings.ts';
import { callTimeout } from '#api/client.ts';
import { ProgramGoneError } from '#api/load-axios.ts';
import { orAborted } from '#api/or-aborted.ts';
import type { Services } from '#state/kernel/services.ts';

/** What is fetched on its own, and where the tab notes for which address it was reloaded because of it. */
const storageKeys = { page: 'pilaster.reloadedFor', calls: 'pilaster.reloadedForCalls' } as const;

type Program = keyof typeof storageKeys;

/** What is shown, or about to be. */
export type Destination = { readonly address: string; readonly fund: string | null };

/** Whether the provider answers in time, by a call that needs nothing of the portal's files. */
const isReachable = async ({ fetch, apiBase, clock }: Services, fund: string | null): Promise<boolean> => {
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
 * portal again, once for an address, and never settles.
 *
 * @throws {UnreachableError} if the provider doesn't answer
 * @throws {ProgramGoneError} if loading the portal again hasn't helped
 */
export const orReload = async <T>(
  services: Services,
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
    if (services.session.get(storageKey) === address) {
      throw new ProgramGoneError('A part of the portal could not be fetched.', { cause: error });
    }
    services.session.set(storageKey, address);
    services.log('The portal is loaded again because a part of it could not be fetched.', error);
    services.leave(address);
    return new Promise(() => undefined);
  }
};

/** Call it when a program is there, and a page is shown, so that it can be reloaded again after the next deployment. */
export const forgetReload = (services: Services, program: Program = 'page'): void => {
  services.session.remove(storageKeys[program]);
};
