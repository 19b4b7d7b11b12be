import type { CurrentUser } from '#contract/user.ts';
import type { IsoDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { memberRecordSchema, type MemberRecord } from '#pension/member-record.ts';
import { withPlanChoice } from '#pension/savings-options.ts';
import type { MemberKey } from '#server/store/member-key.ts';
import type { Tx } from '#server/store/store.ts';
import type { Account } from '#server/store/tables.ts';

/**
 * The fund's record of a person, parsed, with the savings plans that they have chosen in the portal and their own figure of
 * the AHV pension. Throws if the row has no valid record.
 * @param until leaves out the plans chosen after this day
 */
export const readRecord = async (tx: Tx, tenant: string, memberId: string, until?: IsoDate): Promise<MemberRecord> => {
  const { record } = await tx
    .selectFrom('insured_person')
    .select('record')
    .where('tenant', '=', tenant)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const chosen = await tx
    .selectFrom('plan_choice')
    .select(['plan', 'starts_on', 'chosen_at'])
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute();
  const ahv = await tx
    .selectFrom('ahv_pension')
    .select('per_month')
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const known = memberRecordSchema.parse(record);
  return {
    ...known,
    ...(ahv !== undefined && { ahvPerMonth: ahv.per_month }),
    planChoices: chosen
      .filter(({ chosen_at }) => until === undefined || swissDay(chosen_at) <= until)
      .reduce(
        (choices, { plan, starts_on }) => withPlanChoice(choices, { id: plan, from: starts_on }),
        known.planChoices,
      ),
  };
};

/** A member's latest choice of a savings plan in the portal; undefined without any. */
export const lastPlanChoice = (tx: Tx, { tenant, memberId }: MemberKey) =>
  tx
    .selectFrom('plan_choice')
    .select(['plan', 'starts_on'])
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .orderBy('position', 'desc')
    .executeTakeFirst();

/** An account's person, as `userinfo` and the login show it. */
export const currentUserOf = async (
  tx: Tx,
  account: Pick<Account, 'tenant' | 'member_id' | 'email_address' | 'able_to_impersonate'>,
): Promise<CurrentUser> => {
  const { firstname, lastname } = await readRecord(tx, account.tenant, account.member_id);
  return {
    firstname,
    lastname,
    emailAddress: account.email_address,
    ableToImpersonate: account.able_to_impersonate,
  };
};
