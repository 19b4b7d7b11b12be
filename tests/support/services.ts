import type { Endpoint } from '#contract/endpoint.ts';
import { safeStorage } from '#api/safe-storage.ts';
import { createTexts } from '#i18n/texts.ts';
import type { Services } from '#state/kernel/services.ts';
import { createToaster } from '#state/kernel/toaster.ts';
import { handClock } from './hand-clock.ts';

/** Services whose provider is unreachable, with a test's replacements. */
export const unreachableServices = (own: Partial<Services> = {}): Services => {
  const toaster = createToaster();
  return {
    call: async () => ({ ok: false, trouble: { is: 'network', said: [] } }),
    bareCall: async (endpoint: Endpoint) => ({
      ok: false,
      failure: { kind: 'network', status: 0, errors: [], call: endpoint.path },
    }),
    clock: handClock(),
    fetch: () => Promise.reject(new Error('Nothing is fetched here.')),
    local: safeStorage(() => undefined),
    session: safeStorage(() => undefined),
    navigate: () => undefined,
    leave: () => undefined,
    toast: toaster.show,
    toaster,
    texts: createTexts(),
    tabs: { announce: () => undefined, listen: () => () => undefined },
    portalOrigin: 'https://portal.example',
    providerOrigin: 'https://provider.example',
    apiBase: 'https://provider.example/api/v1/',
    log: () => undefined,
    onDropped: () => undefined,
    ...own,
  };
};
