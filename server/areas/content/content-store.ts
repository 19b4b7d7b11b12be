import { sql } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { ContentPart, ContentSchema, PageContent, SidebarContent } from '#contract/content.ts';
import type { Store, Tx } from '#server/store/store.ts';
import type { FundContent, Funds } from '#server/model/funds.ts';

/** Identifies the requested content. */
export type ContentQuestion = {
  readonly tenant: string;
  readonly locale: Locale;
  readonly schema: ContentSchema;
  readonly part: ContentPart;
};

/**
 * Brings a fund's content in the database up to date with its folder: rewrites it if the folder has changed. Runs in
 * the caller's transaction; concurrent processes wait for each other.
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

/** A fund's content for a page or sidebar in a language; null if it has none or the fund is unknown. */
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
