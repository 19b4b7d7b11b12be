import { refuse } from '#server/kernel/refusal.ts';
import type { Fund } from './funds.ts';
import type { Services } from './handler.ts';

/** The fund of a session; refuses the call with 503 if its folder can't be read at the moment. */
export const fundOfSession = async ({ funds }: Pick<Services, 'funds'>, tenant: string): Promise<Fund> => {
  const fund = await funds.find(tenant);
  if (fund === null) throw refuse.unavailable();
  return fund;
};

/** The fund of a session, for a call beyond the specification; 404 if the fund's provider keeps to it. */
export const fundBeyondSpecification = async (services: Pick<Services, 'funds'>, tenant: string): Promise<Fund> => {
  const fund = await fundOfSession(services, tenant);
  if (!fund.tenant.settings.answersBeyondSpecification) throw refuse.notFound();
  return fund;
};
