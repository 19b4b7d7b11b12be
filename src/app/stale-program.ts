import { isValidTenantCode } from '#contract/endpoints/settings.ts';
import type { Services } from '#state/kernel/services.ts';

const storageKey = 'pilaster.reloadedFor';

/**
 * What to do about a page whose program could not be fetched. After a deployment the files of the older one are gone:
 * loading the address anew, once, brings the newer portal. Not so while the network is away, and not twice for the same
 * address: then the page says that it could not be shown.
 */
export const reloadOnceIfStale = async (
  services: Services,
  address: string,
  tenant: string | null,
): Promise<boolean> => {
  if (services.session.get(storageKey) === address) return false;
  const answer = await services.bareCall(isValidTenantCode, { query: { tenantName: tenant ?? '' } });
  if (!answer.ok) return false;
  services.session.set(storageKey, address);
  services.leave(address);
  return true;
};

/** To be called when a page has arrived: the next stale one may be reloaded again. */
export const forgetReload = (services: Services): void => {
  services.session.remove(storageKey);
};
