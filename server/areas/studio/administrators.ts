import { sql } from 'kysely';
import { sameJson } from '#kernel/same-json.ts';
import type { AdministratorRecord } from '#tenants/format/administrators.ts';
import { loadAdministrators } from '#tenants/load-administrators.ts';
import { noteStudioAct } from '#server/store/access-log.ts';
import { lockStudio } from '#server/store/fund-revisions.ts';
import type { Tx } from '#server/store/store.ts';
import type { StudioServices } from './studio-handler.ts';

/** What the access log names in place of a person: nobody in the studio has changed a fund's administrators. */
const folder = { id: 'folder', name: '' } as const;

/** A call for whose sake administrators are looked up. */
type Occasion = { readonly now: Date; readonly requestId: string };

/** Whom a fund's folder names now; null for a list that can't be read, which takes nobody's account away. */
const listed = async (
  { tenantsDir }: Pick<StudioServices, 'tenantsDir'>,
  tenant: string,
): Promise<readonly AdministratorRecord[] | null> => {
  const { administrators, problems } = await loadAdministrators(tenantsDir, tenant);
  return problems.length > 0 ? null : administrators;
};

/** Whether a fund's folder names anybody; a list that can't be read may. */
export const hasAdministrators = async (
  services: Pick<StudioServices, 'tenantsDir'>,
  tenant: string,
): Promise<boolean> => (await listed(services, tenant))?.length !== 0;

/** Takes account, sessions and links away from whoever isn't on a fund's list any more. */
const dropOthers = async (
  tx: Tx,
  tenant: string,
  list: readonly AdministratorRecord[],
  { now, requestId }: Occasion,
): Promise<void> => {
  const ids = list.map(({ id }) => id);
  const removed = await tx
    .deleteFrom('administrator')
    .where('tenant', '=', tenant)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .returning('id')
    .execute();
  for (const { id } of removed) {
    const object = `administrator: ${id}`;
    await noteStudioAct(tx, { tenant, administrator: folder, at: now, act: 'remove', object, requestId });
  }
};

const rowOf = ({ name, emailAddress, mobileNumber, language }: AdministratorRecord) => ({
  name,
  email_key: emailAddress.toLowerCase(),
  email_address: emailAddress,
  mobile_number: mobileNumber,
  language,
});

/** Adds whoever is new on a fund's list, and changes who has changed. */
const takeOver = async (tx: Tx, tenant: string, list: readonly AdministratorRecord[]): Promise<void> => {
  const known = await tx
    .selectFrom('administrator')
    .select(['id', 'name', 'email_key', 'email_address', 'mobile_number', 'language'])
    .where('tenant', '=', tenant)
    .execute();
  const before = new Map(known.map(({ id, ...row }) => [id, row]));
  const changed = list.filter((each) => !sameJson(rowOf(each), before.get(each.id)));
  if (changed.length === 0) return;
  await lockStudio(tx, tenant);
  // Two may have swapped their addresses.
  await tx
    .updateTable('administrator')
    .set({ email_key: sql<string>`'/' || id` })
    .where('tenant', '=', tenant)
    .where(
      'id',
      'in',
      changed.map(({ id }) => id),
    )
    .execute();
  for (const each of changed) {
    const row = rowOf(each);
    await tx
      .insertInto('administrator')
      .values({ tenant, id: each.id, ...row, last_failed_at: null, blocked_until: null })
      .onConflict((conflict) => conflict.columns(['tenant', 'id']).doUpdateSet(row))
      .execute();
  }
};

/** Brings a fund's administrators in the database up to date with its folder. */
export const seedAdministrators = async (
  services: Pick<StudioServices, 'store' | 'tenantsDir'>,
  tenant: string,
  occasion: Occasion,
): Promise<void> => {
  const list = await listed(services, tenant);
  if (list === null) return;
  await services.store.withTenant(tenant, async (tx) => {
    await dropOthers(tx, tenant, list, occasion);
    await takeOver(tx, tenant, list);
  });
};

/**
 * Whether an administrator is no longer on their fund's list, which is read for each call: with the first one after it has
 * changed they lose account, sessions and links, even while this process runs.
 */
export const isRemoved = async (
  services: Pick<StudioServices, 'store' | 'tenantsDir'>,
  { tenant, administratorId }: { readonly tenant: string; readonly administratorId: string },
  occasion: Occasion,
): Promise<boolean> => {
  const list = await listed(services, tenant);
  if (list === null || list.some(({ id }) => id === administratorId)) return false;
  await services.store.withTenant(tenant, (tx) => dropOthers(tx, tenant, list, occasion));
  return true;
};
