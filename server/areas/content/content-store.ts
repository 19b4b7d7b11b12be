import { sql } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { ContentPart, ContentSchema, PageContent, SidebarContent } from '#contract/content.ts';
import type { Store, Tx } from '#server/store/store.ts';
import type { FundContent, Funds } from '#server/model/funds.ts';

/** Which content is asked for. */
export type ContentQuestion = {
  readonly tenant: string;
  readonly locale: Locale;
  readonly schema: ContentSchema;
  readonly part: ContentPart;
};

/**
 * Makes sure that a fund's content in the database is that of its folder: rewritten when the folder has changed. Runs
 * in the caller's transaction; processes that do it at the same time wait for each other.
 */
const seedContent = async (tx: Tx, tenant: string, { entries, version }: FundContent, now: Date): Promise<void> => {
  const seeded = () =>
    tx.selectFrom('content_version').select('version').where('tenant', '=', tenant).executeTakeFirst();
  if ((await seeded())?.version === version) return;
  await sql`select pg_advisory_xact_lock(hashtext(${`content ${tenant}`}))`.execute(tx);
  if ((await seeded())?.version === version) return;
  await tx.deleteFrom('content').where('tenant', '=', tenant).execute();
  if (entries.length > 0) {
    await tx
      .insertInto('content')
      .values(
        entries.map(({ locale, schema, part, content }) => ({
          tenant,
          locale,
          schema,
          part,
          body: JSON.stringify(content),
        })),
      )
      .execute();
  }
  await tx
    .insertInto('content_version')
    .values({ tenant, version, seeded_at: now })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ version, seeded_at: now }))
    .execute();
};

/** What a fund has written for a page or sidebar in a language; null where it has nothing, and for an unknown fund. */
export const findContent = async (
  { store, funds, now }: { readonly store: Store; readonly funds: Funds; readonly now: Date },
  { tenant, locale, schema, part }: ContentQuestion,
): Promise<PageContent | SidebarContent | null> => {
  const content = await funds.content(tenant);
  if (content === null) return null;
  return store.withTenant(tenant, async (tx) => {
    await seedContent(tx, tenant, content, now);
    const row = await tx
      .selectFrom('content')
      .select('body')
      .where('tenant', '=', tenant)
      .where('locale', '=', locale)
      .where('schema', '=', schema)
      .where('part', '=', part)
      .executeTakeFirst();
    return row?.body ?? null;
  });
};
