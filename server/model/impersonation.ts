import type { ImpersonationEnd } from '#contract/impersonation.ts';
import { refusedActsLimit } from '#server/kernel/limits.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { actingMember } from '#server/store/acting-member.ts';
import type { SessionRow, Tx } from '#server/store/store.ts';
import { admit } from './admit.ts';
import type { Services } from './handler.ts';

/**
 * Records what support staff tried in a view of a member's portal and may not do. Refuses with 429, unrecorded, what goes
 * beyond the limit.
 */
export const noteRefusedAct = (
  services: Pick<Services, 'store' | 'hash' | 'log'>,
  session: SessionRow,
  { object, now, requestId }: { readonly object: string; readonly now: Date; readonly requestId: string },
): Promise<void> => {
  const { tenant, memberId, actor } = session;
  return services.store.withTenant(tenant, async (tx) => {
    const wanted = [{ limit: refusedActsLimit, key: actingMember(session) }];
    await admit(tx, services, { tenant, now }, refusedActsLimit.name, wanted);
    await noteAccess(tx, { tenant, memberId, actor, at: now, act: 'refused', object, requestId });
  });
};

type End = {
  readonly tenant: string;
  readonly id: string;
  readonly by: ImpersonationEnd;
  readonly now: Date;
  readonly requestId: string;
};

/**
 * Ends a view of a member's portal and records it; once, however many calls notice. The time's end is recorded as the
 * moment it came, not the one it was noticed at. Returns whether the view was still open.
 */
export const endImpersonation = async (tx: Tx, { tenant, id, by, now, requestId }: End): Promise<boolean> => {
  const ended = await tx
    .updateTable('impersonation')
    .set((set) => ({
      ended_by: by,
      ended_at: set.fn<Date>('least', [set.ref('ends_at'), set.val(now)]),
    }))
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (ended === undefined) return false;
  await noteAccess(tx, {
    tenant,
    memberId: ended.subject_id,
    actor: {
      memberId: ended.actor_id,
      name: ended.actor_name,
      impersonation: id,
      reason: ended.reason,
      note: ended.note,
    },
    at: ended.ended_at ?? now,
    act: 'end',
    object: `view: ended by ${by}`,
    requestId,
  });
  return true;
};

/** Ends the views of a fund that ran out, or whose session is gone, without anybody having noticed. */
export const endOverdueImpersonations = async (tx: Tx, tenant: string, now: Date, requestId: string): Promise<void> => {
  const overdue = await tx
    .selectFrom('impersonation')
    .leftJoin('session', 'session.impersonation_id', 'impersonation.id')
    .select(['impersonation.id', 'impersonation.ends_at'])
    .where('impersonation.tenant', '=', tenant)
    .where('impersonation.ended_at', 'is', null)
    .where((where) => where.or([where('impersonation.ends_at', '<=', now), where('session.id', 'is', null)]))
    // All at once, before the first line locks the log; one that another call is ending is left to it.
    .forUpdate('impersonation')
    .skipLocked()
    .execute();
  for (const { id, ends_at: endsAt } of overdue) {
    await endImpersonation(tx, { tenant, id, by: endsAt <= now ? 'time' : 'session', now, requestId });
  }
};
