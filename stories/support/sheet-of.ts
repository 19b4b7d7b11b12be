import { figureSheet, type FigureSheet } from '#pension/figure-sheet.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { tenants } from './funds.ts';
import { storyDay } from './story-clock.ts';

const known = new WeakMap<MemberRecord, Map<string, FigureSheet>>();

/** A person's figures in a fund, computed once for all calls that answer from them. */
export const sheetOf = (fund: string, person: MemberRecord): FigureSheet => {
  const own = known.get(person) ?? new Map<string, FigureSheet>();
  known.set(person, own);
  const plan = tenants.find(({ code }) => code === fund)?.plan ?? null;
  const sheet = own.get(fund) ?? figureSheet(plan, person, storyDay);
  own.set(fund, sheet);
  return sheet;
};
