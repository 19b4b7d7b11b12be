import type { simulate as simulateCall } from '#contract/endpoints/simulations.ts';
import { sentSimulation, type SimulationResult } from '#contract/simulations.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { simulationBasis, type SimulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { readRecord } from '#server/model/current-user.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { Fund } from '#server/model/funds.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { refuse } from '#server/kernel/refusal.ts';
import type { SessionRow } from '#server/store/store.ts';
import { withoutPersonalData } from './without-personal-data.ts';

type Asked = Call<typeof simulateCall>;

/** What simulations of a member's figures compute from, and their results. Nothing is stored. */
export const simulationHandlers = (services: Services): HandlersOf<'simulationBasis' | 'simulate'> => {
  /** The basis of a session's member; `null` if the fund's plan is unreadable. */
  const basisOf = async (
    { tenant: { plan } }: Fund,
    { tenant, memberId }: SessionRow,
    now: Date,
  ): Promise<SimulationBasis | null> => {
    if (plan === null) return null;
    const record = await services.store.withTenant(tenant, (tx) => readRecord(tx, tenant, memberId));
    return simulationBasis(plan, record, swissDay(now));
  };

  /** What the sent changes do; without personal data where they are hidden. */
  const resultOf = async ({ session, query, body, now, requestId }: Asked): Promise<SimulationResult> => {
    const fund = await fundBeyondSpecification(services, session.tenant);
    const basis = await basisOf(fund, session, now);
    if (basis === null) throw refuse.unavailable();
    const result = sentSimulation(simulate(basis, body));
    await noteDisclosure(services, session, 'simulation: results', now, requestId);
    return query.anonymize === 'true' ? withoutPersonalData(result) : result;
  };

  return {
    simulationBasis: async ({ session, query, now, requestId }) => {
      const fund = await fundBeyondSpecification(services, session.tenant);
      if (query.anonymize === 'true') return { data: null };
      const data = await basisOf(fund, session, now);
      await noteDisclosure(services, session, 'simulation: basis', now, requestId);
      return { data };
    },

    simulate: async (call) => ({ data: await resultOf(call) }),
  };
};
