import type { simulate as simulateCall } from '#contract/endpoints/simulations.ts';
import { sentSimulation, type SimulationResult } from '#contract/simulations.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { Fund } from '#server/model/funds.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { simulationsPerMember } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { actingMember } from '#server/store/acting-member.ts';
import type { SessionRow } from '#server/store/store.ts';
import { readBasis } from '#server/model/simulation-basis.ts';
import { withoutPersonalData } from '#server/model/hidden-simulation.ts';

type Asked = Call<typeof simulateCall>;

/** What simulations of a member's figures compute from, and their results. Nothing is stored. */
export const simulationHandlers = (services: Services): HandlersOf<'simulationBasis' | 'simulate'> => {
  const { store } = services;
  const basisOf = (fund: Fund, session: SessionRow, now: Date): Promise<SimulationBasis | null> =>
    store.withTenant(session.tenant, (tx) => readBasis(tx, fund, session, now));

  /** Refuses more simulations than a person who moves sliders asks for. */
  const admitOne = (session: SessionRow, now: Date): Promise<void> =>
    store.withTenant(
      session.tenant,
      (tx) =>
        admit(tx, services, { tenant: session.tenant, now }, simulationsPerMember.name, [
          { limit: simulationsPerMember, key: actingMember(session) },
        ]),
      { isSmall: true },
    );

  /** What the sent changes do; without personal data where they are hidden. */
  const resultOf = async ({ session, query, body, now, requestId }: Asked): Promise<SimulationResult> => {
    const fund = await fundBeyondSpecification(services, session.tenant);
    await admitOne(session, now);
    const basis = await basisOf(fund, session, now);
    if (basis === null) throw refuse.unavailable();
    const isHidden = query.anonymize === 'true';
    // The member's own figure of the AHV is part of no hidden amount.
    const record = isHidden ? { ...basis.record, ahvPerMonth: undefined } : basis.record;
    const { drawnAfter, ...changes } = body;
    const result = sentSimulation(simulate({ ...basis, record }, changes, { drawnAfter }));
    await noteDisclosure(services, session, 'simulation: results', now, requestId);
    return isHidden ? withoutPersonalData(result) : result;
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
