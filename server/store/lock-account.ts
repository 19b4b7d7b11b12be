import type { Tx } from './store.ts';

/** A member's account, locked so that their concurrent changes are made one after the other; undefined if it was deleted. */
export const lockAccount = (tx: Tx, tenant: string, memberId: string) =>
  tx
    .selectFrom('account')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
