import type { HintKey } from '#pension/hint-keys.ts';
import { hintsOf, type Hint } from '#pension/hints.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { editableByFund } from '#domain/profile-change.ts';
import type { SessionRow, Tx } from '#server/store/store.ts';

/** The dashboard's box that a hint leads into: one that a fund hides or announces offers nothing that one could do yet. */
const boxOf: { readonly [Key in HintKey]?: keyof TenantSettings['dashboardBoxes'] } = {
  stayInsured: 'exitBenefit',
  lumpSumNotice: 'retirement',
  retirementNear: 'retirement',
  openWithdrawal: 'homeOwnership',
  planChange: 'additionalSavings',
  buyInThisYear: 'buyIn',
  buyInLockEnds: 'buyIn',
};

const isOffered = ({ key }: Hint, { dashboardBoxes }: Pick<TenantSettings, 'dashboardBoxes'>): boolean => {
  const box = boxOf[key];
  return box === undefined || (dashboardBoxes[box] ?? 'shown') === 'shown';
};

/** All hints of a session's member today, the most urgent first, whether or not they are put off. */
export const knownHints = async (
  tx: Tx,
  { fund, sheet }: Awaited<ReturnType<SheetOf>>,
  { tenant, memberId }: Pick<SessionRow, 'tenant' | 'memberId'>,
): Promise<readonly Hint[]> => {
  const { settings } = fund.tenant;
  const account = await tx
    .selectFrom('account')
    .select('recovery_address')
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const mayChange = editableByFund(settings).emailAddress && !sheet.person.readOnlyProfile;
  const hints = hintsOf(sheet, { lacksRecoveryAddress: mayChange && account?.recovery_address === null });
  return hints.filter((hint) => isOffered(hint, settings));
};

/** The days until which a member has put hints off, by key. */
export const putOffDays = async (
  tx: Tx,
  { tenant, memberId }: Pick<SessionRow, 'tenant' | 'memberId'>,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom('hint_put_off')
    .select(['hint', 'until'])
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ hint, until }) => [hint, until]));
};
