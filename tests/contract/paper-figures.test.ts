import { describe, expect, test } from 'vitest';
import { isUnknownDate } from '#kernel/date.ts';
import { figureSheet } from '#pension/figure-sheet.ts';
import type { Figures } from '#pension/figure-sheet.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import type { Plan } from '#pension/plan.ts';
import { detailPages } from '#server/areas/figures/pages/detail-pages.ts';
import {
  paperBuyIn,
  paperCapital,
  paperDisability,
  paperDrawn,
  paperHomeOwnership,
  paperFamily,
  paperLumpSum,
  paperOwnContributions,
  paperPartnerPension,
  hasMonthForLeave,
  paperUnpaidLeave,
} from '../support/paper-benefits.ts';
import {
  paperAccount,
  paperContribution,
  paperInsuredSalary,
  paperNotice,
  paperPension,
  paperSavings,
} from '../support/paper-figures.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

/**
 * The first and the last day of a year, and days on which something changes: half-years, quarters, the choice of a
 * plan.
 */
const days = ['2026-01-01', '2026-06-15', '2026-09-30', '2026-10-31', '2026-12-31'] as const;
const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

/** Every insured demo member of known age on a day. */
const insuredOn = (day: string) =>
  loaded.flatMap((fund) => {
    const plan = fund?.tenant.plan ?? null;
    if (fund === null || plan === null) return [];
    return fund.tenant.members.flatMap((record) => {
      const isInsured =
        !isUnknownDate(record.birthDate) &&
        record.employments.length > 0 &&
        (record.exit === undefined || record.exit.date >= day) &&
        (record.admissionDate ?? day) <= day;
      return isInsured
        ? [{ name: `${fund.tenant.code}: ${record.id}`, plan, record, settings: fund.tenant.settings }]
        : [];
    });
  });

const figuresOf = (plan: Plan, record: MemberRecord, day: string): Figures => {
  const { figures } = figureSheet(plan, record, day);
  if (figures === null) throw new Error('There are no figures.');
  return figures;
};

test('Almost every demo member is calculated on paper', () => {
  const everybody = loaded.flatMap((fund) => fund?.tenant.members ?? []);
  const computable = everybody.filter(
    ({ birthDate, exit }) => !isUnknownDate(birthDate) && (exit === undefined || exit.date >= days[4]),
  );
  expect(insuredOn(days[4]).length).toBe(computable.length);
  expect(computable.length).toBeGreaterThanOrEqual(40);
});

describe.each(days)('On %s paper and engine agree to the centime', (day) => {
  test.each(insuredOn(day))('for $name', ({ plan, record }) => {
    const figures = figuresOf(plan, record, day);
    const { savings, contributions, buyIn, homeOwnership, retirement, unpaidLeave, death, derivations } = figures;
    const paper = paperAccount(plan, record, day, day);
    expect([savings?.balance, savings?.lawfulPart]).toEqual([paper.savings, paper.bvgPart]);
    const least = paperOwnContributions(plan, record, day);
    expect(['art. 17', savings?.minimum?.amount]).toEqual(['art. 17', least]);
    // Where the origin of the opening balance is unknown, the minimum is an upper bound, which is never paid.
    const paid = savings?.minimum?.countedInFull === 0 ? least : 0;
    expect(savings?.exitBenefit).toBe(Math.max(paper.savings, paper.bvgPart, paid));
    expect(contributions?.salaryLines.at(-1)?.perYear).toBe(paperInsuredSalary(plan, record, day));
    expect(contributions?.lines.at(-1)?.shares?.member.perMonth).toBe(paperContribution(plan, record, day));
    const leaveCost = hasMonthForLeave(record, day) ? paperUnpaidLeave(plan, record, day) : undefined;
    expect(unpaidLeave?.perMonth).toBe(leaveCost);
    expect(['buyIn', buyIn.atMost]).toEqual(['buyIn', paperBuyIn(plan, record, day)]);
    expect(['home', homeOwnership.atMost]).toEqual(['home', paperHomeOwnership(plan, record, day)]);
    // Also where its waiting period ends too late for anybody to get it.
    expect(['disability', derivations.disabilityPension?.result.value]).toEqual([
      'disability',
      paperDisability(plan, record, day),
    ]);
    if (death?.headline.kind === 'partnerPension') {
      expect(death.headline.amount).toBe(paperPartnerPension(plan, record, day));
      expect(death.family.perMonth).toBe(paperFamily(plan, record, day));
    }
    if (death?.headline.kind === 'lumpSum') expect(death.headline.amount).toBe(paperLumpSum(plan, record, day));
    expect(retirement?.drawnPerMonth).toBe(Math.round(paperDrawn(plan, record, day).pension / 12));
    for (const { age, pensionPerMonth } of retirement?.byAge ?? []) {
      expect([age, pensionPerMonth]).toEqual([age, paperPension(plan, record, Math.round(age * 12), day)]);
    }
    const months = Math.round((retirement?.ordinary.age ?? 0) * 12);
    if (retirement) {
      expect(['capital', retirement.lumpSumAtMost]).toEqual(['capital', paperCapital(plan, record, months, day)]);
    }
    const notice = retirement?.lumpSumNotice;
    if (notice) {
      const until = paperNotice(plan, record, months);
      expect([notice.until, notice.hasPassed]).toEqual([until, day > until]);
    }
  });
});

const today = '2026-11-21';

describe.each(insuredOn(today))('The page of $name shows what paper says', ({ plan, record, settings }) => {
  test('on each point of the curve', () => {
    const sheet = figureSheet(plan, record, today);
    const page = detailPages.insuranceOverview({ sheet, settings, locale: 'de-CH', anonymize: false });
    for (const { date, value } of [...(page.savings?.historicalGraph ?? []), ...(page.savings?.futureGraph ?? [])]) {
      expect([date, value]).toEqual([date, paperSavings(plan, record, date, today) / 100]);
    }
  });
});
