import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { figureSheet, type FigureSheet } from '#pension/figure-sheet.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { createFunds } from '#server/model/funds.ts';
import { silentLog } from '#tests/support/silent-log.ts';

const funds = createFunds({ root: join(import.meta.dirname, '../../tenants'), log: silentLog });
const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

/** Every demo member, with their plan. */
const members = loaded.flatMap((fund) => {
  const plan = fund?.tenant.plan ?? null;
  if (fund === null || plan === null) return [];
  return fund.tenant.members.map((record) => ({ name: `${fund.tenant.code}: ${record.id}`, plan, record }));
});

const riskLine = ({ figures }: FigureSheet, figure: string): number =>
  [...(figures?.disability ?? []), ...(figures?.death?.lines ?? [])].find((line) => line.figure === figure)?.amount ??
  0;

describe.each(['2026-10-31', '2026-12-31'])('Without a change, on %s', (today) => {
  test.each(members)('the figures of $name are those of the pages, to the centime', ({ plan, record }) => {
    const sheet = figureSheet(plan, record, today);
    const { figures } = sheet;
    const { before, after, findings } = simulate(simulationBasis(plan, record, today), {});
    expect(findings).toEqual([]);
    expect(after).toBe(before);
    expect(before.savings?.today).toBe(figures?.savings?.balance ?? before.savings?.today);
    expect(before.savings?.years.map(({ date, savings }) => ({ date, savings })) ?? []).toEqual(figures?.future);
    const ordinary = figures?.retirement?.ordinary;
    expect(
      before.retirement && {
        date: before.retirement.date,
        age: before.retirement.age,
        savings: before.retirement.savings,
        perYear: before.retirement.pensionPerYear,
        perMonth: before.retirement.pensionPerMonth,
        rates: before.retirement.steps.map(({ rate }) => rate),
        atMost: before.retirement.lumpSumAtMost,
        drawn: before.retirement.drawnPerMonth,
      },
    ).toEqual(
      ordinary
        ? {
            date: ordinary.date,
            age: ordinary.age,
            savings: ordinary.savings,
            perYear: ordinary.pensionPerYear,
            perMonth: ordinary.pensionPerMonth,
            rates: [ordinary.rate],
            atMost: figures?.retirement?.lumpSumAtMost,
            drawn: figures?.retirement?.drawnPerMonth,
          }
        : null,
    );
    if (figures?.savings) expect(before.exitBenefit).toBe(figures.savings.exitBenefit);
    if (before.buyIn) expect(before.buyIn.atMost).toBe(figures?.buyIn.atMost);
    if (before.home) expect(before.home.atMost).toBe(figures?.homeOwnership.atMost);
    const total = figures?.contributions?.lines.find(({ part }) => part === 'total')?.shares ?? null;
    expect(before.contributions).toEqual(total && { member: total.member.perMonth, employer: total.employer.perMonth });
    if (before.risk && figures?.savings) {
      expect(before.risk.disabilityPerYear).toBe(riskLine(sheet, 'disabilityPension'));
      expect(before.risk.disabilityChildPerYear).toBe(riskLine(sheet, 'disabilityChildPension'));
      expect(before.risk.partnerPerYear).toBe(riskLine(sheet, 'partnerPension'));
      expect(before.risk.orphanPerYear).toBe(riskLine(sheet, 'orphanPension'));
      expect(before.risk.deathLumpSum).toBe(riskLine(sheet, 'deathLumpSum'));
    }
  });
});
