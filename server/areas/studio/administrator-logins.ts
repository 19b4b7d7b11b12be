import type { LoginKind } from '#server/model/two-factors.ts';
import type { Administrator } from '#server/store/tables.ts';

/** The logins of administrators, who are barred by having no account any more. */
export const administratorLogins: LoginKind<Administrator> = {
  purposes: { link: 'studio link', code: 'studio code' },
  steps: { link: 'studio link', code: 'studio sms' },

  begin: async (tx, { id: administratorId }, login) => {
    await tx
      .updateTable('administrator_login')
      .set({ superseded_at: login.created_at })
      .where('tenant', '=', login.tenant)
      .where('administrator_id', '=', administratorId)
      .where('superseded_at', 'is', null)
      .where('used_at', 'is', null)
      .execute();
    await tx
      .insertInto('administrator_login')
      .values({ ...login, administrator_id: administratorId })
      .execute();
  },

  lock: async (tx, tenant, id) => {
    const owner = await tx
      .selectFrom('administrator')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '=', (where) =>
        where
          .selectFrom('administrator_login')
          .select('administrator_id')
          .where('tenant', '=', tenant)
          .where('id', '=', id),
      )
      .forUpdate()
      .executeTakeFirst();
    if (owner === undefined) return null;
    const login = await tx
      .selectFrom('administrator_login')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return login === undefined ? null : { login, owner };
  },

  change: async (tx, { tenant, id }, change) => {
    await tx.updateTable('administrator_login').set(change).where('tenant', '=', tenant).where('id', '=', id).execute();
  },

  setFailures: async (tx, { tenant, id }, failures) => {
    await tx.updateTable('administrator').set(failures).where('tenant', '=', tenant).where('id', '=', id).execute();
  },

  barred: () => null,
};
