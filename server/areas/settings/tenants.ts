import type { GlobalSettings } from '#contract/settings.ts';
import { refuse } from '#server/kernel/refusal.ts';
import type { Fund } from '#server/model/funds.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';

/** Which funds exist, and each one's settings. */
export const tenantHandlers = ({ funds }: Services): HandlersOf<'isValidTenantCode' | 'globalSettings'> => {
  // The same object each time, so that it is checked and serialised once.
  const answers = new WeakMap<Fund, { readonly data: GlobalSettings }>();
  return {
    isValidTenantCode: async ({ query: { tenantName } }) => ({
      data: { isValid: (await funds.find(tenantName)) !== null },
    }),
    globalSettings: async ({ query: { tenantName } }) => {
      const fund = await funds.find(tenantName);
      if (fund === null) throw refuse.unknownTenant();
      const answer = answers.get(fund) ?? { data: fund.globalSettings };
      answers.set(fund, answer);
      return answer;
    },
  };
};
