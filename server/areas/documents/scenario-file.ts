import { swissDay } from '#kernel/swiss-day.ts';
import { changesSchema } from '#pension/simulation/changes.ts';
import { downloadsPerMember } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { printOf, readBasis } from '#server/model/simulation-basis.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { actingMember } from '#server/store/acting-member.ts';
import { findScenario } from '#server/store/scenarios.ts';
import { documentPrinter } from './print-document.ts';
import type { PrintRoom } from './print-room.ts';

/** The PDF of a kept scenario, printed each time with the data of the day; 404 for any but the member's own. */
export const scenarioFileHandlers = (services: Services, printRoom: PrintRoom): HandlersOf<'scenarioPdf'> => {
  const { store } = services;
  const print = documentPrinter(services, printRoom);

  return {
    scenarioPdf: async ({ session, path, query, locale, now, requestId }) => {
      const { tenant, memberId, actor } = session;
      const fund = await fundBeyondSpecification(services, tenant);
      const { row, basis } = await store.withTenant(tenant, async (tx) => ({
        row: await findScenario(tx, session, path.scenarioId),
        basis: await readBasis(tx, fund, session, now),
      }));
      const changes = changesSchema.safeParse(row?.changes);
      if (row === null || !changes.success) throw refuse.notFound();
      await store.withTenant(tenant, (tx) =>
        admit(tx, services, { tenant, now }, downloadsPerMember.name, [
          { limit: downloadsPerMember, key: actingMember(session) },
        ]),
      );
      const file = await print(
        { tenant, memberId },
        {
          type: 'scenario',
          parameters: {
            name: row.name,
            changes: changes.data,
            keptOn: swissDay(row.kept_at),
            changed: basis !== null && printOf(basis) !== row.basis,
          },
          date: swissDay(now),
          locale,
          anonymize: query.anonymize === 'true',
          at: now,
        },
      );
      if (file === null) throw refuse.notFound();
      await store.withTenant(
        tenant,
        (tx) =>
          noteAccess(tx, { tenant, memberId, actor, at: now, act: 'read', object: 'simulation: scenario', requestId }),
        { isSmall: true },
      );
      return { data: file };
    },
  };
};
