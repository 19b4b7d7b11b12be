import { isValidTenantCode } from '#contract/endpoints/settings.ts';
import type { Services } from '#state/kernel/services.ts';

const storageKey = 'pilaster.reloadedFor';

/**
 * Reloads an address, once, if a page's module fails to load, because after a deployment the previous version's files
 * are gone. Returns whether it does: not without network, and not twice for the same address; the page then says that
 * it can't be shown.
 */
export const reloadOnceIfStale = async (services: Services, address: string, fund: string | null): Promise<boolean> => {
  if (services.session.get(storageKey) === address) return false;
  const answer = await services.bareCall(isValidTenantCode, { query: { tenantName: fund ?? '' } });
  if (!answer.ok) return false;
  services.session.set(storageKey, address);
  services.leave(address);
  return true;
};

/** Call it when a page is shown, so that the next stale one can be reloaded again. */
export const forgetReload = (services: Services): void => {
  services.session.remove(storageKey);
};
