import type { Locale } from '#kernel/locale.ts';
import type { ContentPart, ContentSchema, PageContent, SidebarContent } from '#contract/content.ts';
import type { Store } from '#server/store/store.ts';
import type { Funds } from '#server/model/funds.ts';
import { seedContent } from '#server/model/seed-content.ts';

/** Identifies the requested content. */
export type ContentQuestion = {
  readonly tenant: string;
  readonly locale: Locale;
  readonly schema: ContentSchema;
  readonly part: ContentPart;
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
