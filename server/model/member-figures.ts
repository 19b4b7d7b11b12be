import type { MemberRecord } from '#pension/member-record.ts';
import { swissDay } from '#server/kernel/clock.ts';
import type { SessionRow } from '#server/store/store.ts';
// oxlint-disable-next-line no-restricted-imports -- until the figure sheet is the model's
import { explain, type Explained } from '#server/areas/figures/detail-pages.ts';
import { readRecord } from './current-user.ts';
import type { Fund } from './funds.ts';
import type { Services } from './handler.ts';
import { fundOfSession } from './session-fund.ts';

/** How many members' computed figures stay in memory. */
const kept = 200;

/** Whose figures they are, as the fund has the person on record. */
export type MemberFigures = { readonly fund: Fund; readonly record: MemberRecord; readonly explained: Explained };

/** The figures of the member of a session at a moment. */
export type FiguresOf = (session: SessionRow, now: Date) => Promise<MemberFigures>;

/**
 * One computation a member and day, for all pages and documents. Figures are kept as long as nothing they rest on
 * changes: the person's record, the plan, the day.
 */
export const memberFigures = (services: Pick<Services, 'store' | 'funds'>): FiguresOf => {
  type Known = Pick<MemberFigures, 'record' | 'explained'>;
  const computed = new Map<string, Promise<Known>>();
  return async ({ tenant, memberId, personVersion }, now) => {
    const fund = await fundOfSession(services, tenant);
    const today = swissDay(now);
    const key = JSON.stringify([tenant, memberId, personVersion, fund.planVersion, today]);
    let known = computed.get(key);
    if (known === undefined) {
      known = (async (): Promise<Known> => {
        const record = await services.store.withTenant(tenant, (tx) => readRecord(tx, tenant, memberId));
        return { record, explained: explain(fund.tenant.plan, record, today) };
      })();
      const oldest = computed.size >= kept ? computed.keys().next().value : undefined;
      if (oldest !== undefined) computed.delete(oldest);
      computed.set(key, known);
      known.catch(() => computed.delete(key));
    }
    return { fund, ...(await known) };
  };
};
