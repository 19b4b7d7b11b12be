import { randomUUID } from 'node:crypto';
import type { Locale } from '#kernel/locale.ts';
import type { KeyedHash } from '#server/kernel/keyed-hash.ts';
import { endSessionIn } from '#server/store/session-lookup.ts';
import type { Tx } from '#server/store/store.ts';

/** Opens a session for a member with a token. Returns the session's id. */
export const openSession = async (
  tx: Tx,
  hash: KeyedHash,
  session: {
    readonly tenant: string;
    readonly memberId: string;
    readonly locale: Locale;
    readonly token: string;
    readonly now: Date;
  },
): Promise<string> => {
  const { tenant, memberId, locale, token, now } = session;
  const id = randomUUID();
  await tx
    .insertInto('session')
    .values({
      tenant,
      id,
      token_hash: hash('session', token),
      member_id: memberId,
      locale,
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  return id;
};

/**
 * Ends a browser's sessions in the transaction that opens its new one, so that old and new never coexist, and a failure
 * of one undoes both.
 */
export const endBrowserSessions = async (tx: Tx, hash: KeyedHash, tokens: readonly string[]): Promise<void> => {
  for (const token of tokens) await endSessionIn(tx, hash('session', token));
};

/** Ends all of a member's sessions except one, and pending logins. */
export const endOtherSessions = async (
  tx: Tx,
  { tenant, memberId, keep, now }: { tenant: string; memberId: string; keep: string; now: Date },
): Promise<void> => {
  await tx
    .deleteFrom('session')
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('id', '<>', keep)
    // A view by support staff is their session; it ends by itself, or when the member ends it.
    .where('impersonation_id', 'is', null)
    .execute();
  await tx
    .deleteFrom('session')
    .where('tenant', '=', tenant)
    .where('id', '<>', keep)
    .where('impersonation_id', 'in', (of) =>
      of.selectFrom('impersonation').select('id').where('tenant', '=', tenant).where('actor_id', '=', memberId),
    )
    .execute();
  await tx
    .updateTable('login_flow')
    .set({ superseded_at: now })
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('superseded_at', 'is', null)
    .where('used_at', 'is', null)
    .execute();
};
