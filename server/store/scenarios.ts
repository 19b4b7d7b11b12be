import type { MemberKey } from './member-key.ts';
import type { Tx } from './store.ts';
import type { ScenarioRow } from './tables.ts';

/** The scenarios that a member has kept, newest first. */
export const listScenarios = (tx: Tx, { tenant, memberId }: MemberKey): Promise<ScenarioRow[]> =>
  tx
    .selectFrom('scenario')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .orderBy('kept_at', 'desc')
    .orderBy('position', 'desc')
    .execute();

/** One of a member's kept scenarios; null if they have none by that id. */
export const findScenario = async (tx: Tx, { tenant, memberId }: MemberKey, id: string): Promise<ScenarioRow | null> =>
  (await tx
    .selectFrom('scenario')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;

/** When a member last chose a savings plan; null if never. */
export const lastPlanChoice = async (tx: Tx, { tenant, memberId }: MemberKey): Promise<Date | null> => {
  const last = await tx
    .selectFrom('plan_choice')
    .select('chosen_at')
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .orderBy('position', 'desc')
    .executeTakeFirst();
  return last?.chosen_at ?? null;
};
