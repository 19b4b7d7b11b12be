import { isValidTenantCode } from '#contract/endpoints/settings.ts';
import type { Services } from '#state/kernel/services.ts';

/** What couldn't be fetched, and where the tab notes for which address it was reloaded. */
const storageKeys = { page: 'pilaster.reloadedFor', calls: 'pilaster.reloadedForCalls' } as const;

/** Whether the provider answers, by a call that needs nothing of the portal's files. */
const isReachable = async ({ fetch, apiBase }: Services, fund: string | null): Promise<boolean> => {
  try {
    const query = new URLSearchParams({ tenantName: fund ?? '' }).toString();
    return (await fetch(`${apiBase}${isValidTenantCode.path}?${query}`)).ok;
  } catch {
    return false;
  }
};

/** Why a page can't be shown: the provider doesn't answer, so that its module can't be fetched either. */
export class UnreachableError extends Error {}

/**
 * Reloads an address, once, if a page's module or what makes the calls can't be fetched, because after a deployment the
 * previous version's files are gone. Returns whether it does: not twice for the same address. Throws an
 * {@link UnreachableError} if the provider doesn't answer.
 */
export const reloadOnceIfStale = async (
  services: Services,
  address: string,
  fund: string | null,
  missing: keyof typeof storageKeys = 'page',
): Promise<boolean> => {
  const storageKey = storageKeys[missing];
  if (!(await isReachable(services, fund))) throw new UnreachableError();
  if (services.session.get(storageKey) === address) return false;
  services.session.set(storageKey, address);
  services.leave(address);
  return true;
};

/** Call it when a page is shown, so that the next stale one can be reloaded again. */
export const forgetReload = (services: Services): void => {
  services.session.remove(storageKeys.page);
};
