import { refuse } from '#server/kernel/refusal.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';

/** Which funds there are, and how each looks. */
export const tenantHandlers = ({ funds }: Services): HandlersOf<'isValidTenantCode' | 'globalSettings'> => ({
  isValidTenantCode: async ({ query: { tenantName } }) => ({
    data: { isValid: (await funds.find(tenantName)) !== null },
  }),
  globalSettings: async ({ query: { tenantName } }) => {
    const fund = await funds.find(tenantName);
    if (fund === null) throw refuse.unknownTenant();
    return { data: fund.globalSettings };
  },
});
