import { refuse } from '#server/kernel/refusal.ts';
import type { Fund } from './funds.ts';
import type { Services } from './handler.ts';

/** The fund of a session; refuses the call with 503 where its folder cannot be read just now. */
export const fundOfSession = async ({ funds }: Pick<Services, 'funds'>, tenant: string): Promise<Fund> => {
  const fund = await funds.find(tenant);
  if (fund === null) throw refuse.unavailable();
  return fund;
};
