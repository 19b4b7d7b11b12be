import { noteAccess } from '#server/store/access-log.ts';
import type { SessionRow, Tx } from '#server/store/store.ts';
import type { Services } from './handler.ts';

/**
 * Records in the access log that a member's data was read: once per session (or view by support staff) and object, so
 * that only the first reading costs a write. Safe with parallel calls and several processes. A call that was under way
 * while a view began or ended, or the session ended, has a line of its own and counts for none of what follows.
 */
export const noteDisclosure = async (
  { store }: Pick<Services, 'store'>,
  session: SessionRow,
  object: string,
  now: Date,
  requestId: string,
): Promise<void> => {
  if (session.disclosed.includes(object)) return;
  const { tenant, id, memberId, actor } = session;
  const note = async (tx: Tx): Promise<void> => {
    const current = await tx
      .selectFrom('session')
      .select(['disclosed', 'impersonation_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (current !== undefined && current.impersonation_id === (actor?.impersonation ?? null)) {
      if (current.disclosed.includes(object)) return;
      await tx
        .updateTable('session')
        .set((set) => ({ disclosed: set.fn<string[]>('array_append', ['disclosed', set.val(object)]) }))
        .where('id', '=', id)
        .execute();
    }
    await noteAccess(tx, { tenant, memberId, actor, at: now, act: 'read', object, requestId });
  };
  await store.withTenant(tenant, note, { isSmall: true });
};
