import { refuse } from '#server/kernel/refusal.ts';
import type { Account } from '#server/store/tables.ts';
import type { LoginKind } from './two-factors.ts';

/** The logins of members, by their accounts. */
export const memberLogins: LoginKind<Account> = {
  purposes: { link: 'login link', code: 'login code' },
  steps: { link: 'link', code: 'sms' },

  begin: async (tx, { member_id: memberId }, login) => {
    await tx
      .updateTable('login_flow')
      .set({ superseded_at: login.created_at })
      .where('tenant', '=', login.tenant)
      .where('member_id', '=', memberId)
      .where('superseded_at', 'is', null)
      .where('used_at', 'is', null)
      .execute();
    await tx
      .insertInto('login_flow')
      .values({ ...login, member_id: memberId })
      .execute();
  },

  lock: async (tx, tenant, id) => {
    const owner = await tx
      .selectFrom('account')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('member_id', '=', (where) =>
        where.selectFrom('login_flow').select('member_id').where('tenant', '=', tenant).where('id', '=', id),
      )
      .forUpdate()
      .executeTakeFirst();
    if (owner === undefined) return null;
    const login = await tx
      .selectFrom('login_flow')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return login === undefined ? null : { login, owner };
  },

  change: async (tx, { tenant, id }, change) => {
    await tx.updateTable('login_flow').set(change).where('tenant', '=', tenant).where('id', '=', id).execute();
  },

  setFailures: async (tx, { tenant, member_id: memberId }, failures) => {
    await tx
      .updateTable('account')
      .set(failures)
      .where('tenant', '=', tenant)
      .where('member_id', '=', memberId)
      .execute();
  },

  barred: ({ access }) => (access === 'open' ? null : refuse.accessEnded(access)),
};
