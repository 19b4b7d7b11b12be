import type { simulate as simulateCall } from '#contract/endpoints/simulations.ts';
import { sentSimulation, type SimulationResult } from '#contract/simulations.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { Fund } from '#server/model/funds.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { refuse } from '#server/kernel/refusal.ts';
import type { SessionRow } from '#server/store/store.ts';
import { readBasis } from '#server/model/simulation-basis.ts';
import { withoutPersonalData } from '#server/model/hidden-simulation.ts';

type Asked = Call<typeof simulateCall>;

/** What simulations of a member's figures compute from, and their results. Nothing is stored. */
export const simulationHandlers = (services: Services): HandlersOf<'simulationBasis' | 'simulate'> => {
  const basisOf = (fund: Fund, session: SessionRow, now: Date): Promise<SimulationBasis | null> =>
    services.store.withTenant(session.tenant, (tx) => readBasis(tx, fund, session, now));

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
      if (data === null) throw refuse.unavailable();
      await noteDisclosure(services, session, 'simulation: basis', now, requestId);
      return { data };
    },

    simulate: async (call) => ({ data: await resultOf(call) }),
  };
};
