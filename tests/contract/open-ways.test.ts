import { describe, expect, test } from 'vitest';
import { figureSheet } from '#pension/figure-sheet.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { detailPages } from '#server/areas/figures/pages/detail-pages.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const today = '2026-11-21';
const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

/** The pages of every demo member at a fund with simulators, and what the simulators say. */
const members = loaded.flatMap((fund) => {
  const { plan = null, settings, code } = fund?.tenant ?? {};
  if (plan === null || !settings?.answersBeyondSpecification) return [];
  return (fund?.tenant.members ?? []).map((record) => {
    const source = { sheet: figureSheet(plan, record, today), settings, locale: 'de-CH', anonymize: false } as const;
    return {
      name: `${code}: ${record.id}`,
      source,
      simulated: simulate(simulationBasis(plan, record, today), {}).after,
    };
  });
});

describe('Boxes lead only to what the simulator allows', () => {
  test.each(members)('for $name', ({ source, simulated: { homeLimits, saving } }) => {
    const home = detailPages.homeOwnership(source);
    const retirement = detailPages.retirement(source);
    expect([home.withdrawalRequest !== null, home.pledgeRequest !== null]).toEqual([
      Boolean(homeLimits?.withdrawal),
      Boolean(homeLimits?.pledge),
    ]);
    // Nothing is ordered that can't be granted today.
    expect((home.withdrawalRequest?.link ?? null) !== null).toBe(Boolean(home.homeOwnership?.maxAmount));
    expect(home.homeOwnership?.mayPayBack).toBe(Boolean(homeLimits?.repayment));
    expect(home.homeOwnership?.mayBuyIn).toBe(Boolean(source.sheet.figures?.buyIn.atMost));
    const mayTry = Boolean(homeLimits?.withdrawal ?? homeLimits?.pledge ?? homeLimits?.repayment);
    expect([home.simulation !== null, home.homeOwnership?.link !== null]).toEqual([mayTry, mayTry]);
    expect(retirement.closed?.includes('homeownershipsimulation')).toBe(!mayTry);
    const { additionalSavings, simulation } = detailPages.additionalSavings(source);
    if (saving?.blocked) {
      expect([simulation, additionalSavings?.link ?? null]).toEqual([null, null]);
      if (additionalSavings) expect(retirement.closed).toContain('additionalsavingssimulation');
    }
  });

  test('and there are members of both kinds', () => {
    const open = members.filter(({ source }) => detailPages.homeOwnership(source).simulation !== null);
    expect(open.length).toBeGreaterThan(10);
    expect(open.length).toBeLessThan(members.length);
  });
});
