import { createHash } from 'node:crypto';
import type { IsoDate } from '#kernel/date.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { DECIDED_YEARS, legalParameters } from '#pension/legal-parameters.ts';
import type { Plan } from '#pension/plan.ts';
import { simulationBasis, type SimulationBasis } from '#pension/simulation/basis.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import type { MemberKey } from '#server/store/member-key.ts';
import type { Tx } from '#server/store/store.ts';
import { readRecord } from './current-user.ts';
import type { Fund } from './funds.ts';

/** The basis of a member on a day; `null` if the fund's plan is unreadable. */
export const basisOf = (plan: Plan | null, record: MemberRecord, today: IsoDate): SimulationBasis | null =>
  plan === null ? null : simulationBasis(plan, record, today);

/** The basis of a member today; `null` if the fund's plan is unreadable. */
export const readBasis = async (
  tx: Tx,
  { tenant: { plan } }: Fund,
  { tenant, memberId }: MemberKey,
  now: Date,
): Promise<SimulationBasis | null> => basisOf(plan, await readRecord(tx, tenant, memberId), swissDay(now));

/**
 * Identifies what a simulation rests on: the plan, the member's data, the law's values. A day that passes by itself
 * changes nothing in it.
 */
export const printOf = ({ plan, record }: SimulationBasis): string =>
  createHash('sha256')
    .update(JSON.stringify([plan, record, legalParameters(DECIDED_YEARS.last)]))
    .digest('base64url');
