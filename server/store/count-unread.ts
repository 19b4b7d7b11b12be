import type { MemberKey } from './member-key.ts';
import type { Tx } from './store.ts';

/** How many of a member's documents, or of their threads of messages, are unread. */
export const countUnread = async (
  tx: Tx,
  table: 'document' | 'thread',
  { tenant, memberId }: MemberKey,
): Promise<number> => {
  const { count } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string | bigint>().as('count'))
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('unread', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
};
