import { refuse } from '#server/kernel/refusal.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { fundBeyondSpecification } from '#server/model/session-fund.ts';
import { endImpersonation, endOverdueImpersonations, noteRefusedAct } from '#server/model/impersonation.ts';

/** How many lines an answer has. */
const mostLines = 1000;

/** The member's own view of the access log, and their way to end a view by support staff. */
export const accessHandlers = (services: Services): HandlersOf<'accesses' | 'endView'> => {
  const { store, log } = services;

  return {
    accesses: async ({ session, query, now, requestId }) => {
      const { tenant, memberId, actor } = session;
      await fundBeyondSpecification(services, tenant);
      // What the log says about support staff is for the member.
      if (actor !== null) {
        await noteRefusedAct(services, session, { object: 'call: accesses', now, requestId });
        throw refuse.impersonating();
      }
      const isAnonymous = query.anonymize === 'true';
      const { lines, head, origin } = await store.withTenant(tenant, async (tx) => {
        await endOverdueImpersonations(tx, tenant, now, requestId);
        return {
          lines: await tx
            .selectFrom('access_log')
            .selectAll()
            .where('tenant', '=', tenant)
            .where('subject', '=', memberId)
            .$if(query.before !== undefined, (older) => older.where('subject_position', '<', Number(query.before)))
            .orderBy('subject_position', 'desc')
            .limit(mostLines)
            .execute(),
          head: await tx
            .selectFrom('access_log_head')
            .select(['position', 'hash'])
            .where('tenant', '=', tenant)
            .where('subject', '=', memberId)
            .executeTakeFirst(),
          origin: await tx
            .selectFrom('access_log_origin')
            .select(['id', 'began_at'])
            .where('tenant', '=', tenant)
            .executeTakeFirst(),
        };
      });
      return {
        data: {
          tenant,
          subject: isAnonymous ? null : memberId,
          head: head ?? null,
          origin: origin === undefined ? null : { id: origin.id, beganAt: origin.began_at.toISOString() },
          entries: lines.toReversed().map((line) => ({
            position: line.subject_position,
            at: line.at.toISOString(),
            act: line.act,
            object: line.object,
            // Ids of demo data are made from names.
            actor: isAnonymous ? (line.actor === memberId ? 'member' : 'support') : line.actor,
            actorName: isAnonymous ? null : line.actor_name,
            impersonation: line.impersonation,
            reason: line.reason,
            note: isAnonymous ? null : line.note,
            requestId: line.request_id,
            previousHash: line.subject_previous_hash,
            hash: line.subject_hash,
          })),
        },
      };
    },

    endView: async ({ session: { tenant, memberId }, path: { viewId }, now, requestId }) => {
      await fundBeyondSpecification(services, tenant);
      await store.withTenant(tenant, async (tx) => {
        const view = await tx
          .selectFrom('impersonation')
          .select('id')
          .where('tenant', '=', tenant)
          .where('subject_id', '=', memberId)
          .where('id', '=', viewId)
          .executeTakeFirst();
        if (view === undefined) throw refuse.notFound();
        // The session stays, so that its next call can say what happened.
        await endImpersonation(tx, { tenant, id: viewId, by: 'member', now, requestId });
      });
      log.event('privilege_impersonation_end', { tenant, by: 'member' });
      return { data: { isSuccessful: true } };
    },
  };
};
