import { swissDay } from '#kernel/swiss-day.ts';
import { figureSheet, type FigureSheet } from '#pension/figure-sheet.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { boundedCache } from '#server/kernel/bounded-cache.ts';
import type { SessionRow } from '#server/store/store.ts';
import { readRecord } from './current-user.ts';
import type { Fund } from './funds.ts';
import type { Services } from './handler.ts';
import { fundOfSession } from './session-fund.ts';
import { basisOf } from './simulation-basis.ts';

/** Maximum number of members' sheets in memory. */
const sheetsAtMost = 200;

/** A member's figures, and their fund. */
export type MemberSheet = {
  readonly fund: Fund;
  readonly sheet: FigureSheet;
  /** What simulations of the same day compute from; null if the fund's plan is unreadable. */
  readonly basis: SimulationBasis | null;
  /**
   * Identifies the fund with its settings and plan, the member with their record, and the day: a key for what depends
   * on the sheet.
   */
  readonly version: string;
};

/** The sheet of a session's member at a moment. */
export type SheetOf = (session: SessionRow, now: Date) => Promise<MemberSheet>;

/**
 * One computation per member and day, for the dashboard, all pages and documents. A sheet is cached until something it
 * depends on changes: the member's record (every change raises its version), plan and settings, or the day.
 */
export const memberSheets = ({ store, funds }: Pick<Services, 'store' | 'funds'>): SheetOf => {
  const sheets = boundedCache<Pick<MemberSheet, 'sheet' | 'basis'>>(sheetsAtMost);
  return async ({ tenant, memberId, personVersion }, now) => {
    const fund = await fundOfSession({ funds }, tenant);
    const today = swissDay(now);
    const version = JSON.stringify([tenant, memberId, personVersion, fund.planVersion, today]);
    const known = await sheets.obtain(version, async () => {
      const record = await store.withTenant(tenant, (tx) => readRecord(tx, tenant, memberId));
      const { plan } = fund.tenant;
      return { sheet: figureSheet(plan, record, today), basis: basisOf(plan, record, today) };
    });
    return { fund, ...known, version };
  };
};
