import { routePath } from '#contract/route-words.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Locale } from '#kernel/locale.ts';
import { figureSheet, hasSavings, type FilledSheet } from '#pension/figure-sheet.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import type { Plan } from '#pension/plan.ts';
import { withFamilyOf } from '#pension/record-as-of.ts';
import { readRecord } from '#server/model/current-user.ts';
import type { MemberKey } from '#server/store/member-key.ts';
import type { Fund } from '#server/model/funds.ts';
import type { Services } from '#server/model/handler.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';

/** What every document is made from. */
export type DocumentSource = {
  /** The member's figures on the document's day. */
  readonly sheet: FilledSheet;
  readonly record: MemberRecord;
  readonly plan: Plan;
  readonly settings: Pick<TenantSettings, 'displayName' | 'configurations' | 'contactDetail'>;
  /** Address of the member's portal. */
  readonly portal: string;
  readonly locale: Locale;
  /** Whether to omit personal data. */
  readonly anonymize: boolean;
};

/**
 * Reads what a member's documents of a day are made from, without what came later, because a document may be printed long
 * after its day; null if nothing can be computed for them.
 */
export const readDocumentSource = async (
  { store, origins }: Pick<Services, 'store' | 'origins'>,
  fund: Fund,
  { tenant, memberId }: MemberKey,
  { day, locale, anonymize }: { readonly day: IsoDate } & Pick<DocumentSource, 'locale' | 'anonymize'>,
): Promise<DocumentSource | null> => {
  const { plan, settings } = fund.tenant;
  const record = withFamilyOf(await store.withTenant(tenant, (tx) => readRecord(tx, tenant, memberId, day)), day);
  const sheet = figureSheet(plan, record, day);
  if (plan === null || !hasSavings(sheet)) return null;
  const dashboard = `${origins.own}/${tenant}/${locale}/${routePath('dashboard', locale)}`;
  const portal = anonymize ? `${dashboard}?anonymize=true` : dashboard;
  return { sheet, record, plan, settings, portal, locale, anonymize };
};
