import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFunds } from '#server/model/funds.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { figureSheet } from '#pension/figure-sheet.ts';
import { detailPages } from '#server/areas/figures/pages/detail-pages.ts';
import type { PageSource } from '#server/areas/figures/pages/page-parts.ts';
import {
  paperBuyIn,
  paperDisability,
  paperHomeOwnership,
  paperLumpSum,
  paperPartnerPension,
  paperUnpaidLeave,
} from '../support/paper-benefits.ts';
import { paperContribution, paperInsuredSalary, paperPension, paperSavings, planOn } from '../support/paper-figures.ts';

const today = '2026-11-21';
const funds = createFunds({ root: join(import.meta.dirname, '../../tenants'), log: silentLog });
const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

/** The demo members whose figures are counted on paper: employed, not disabled, not part-retired, birth date known. */
const people = loaded.flatMap((fund) => {
  if (fund?.tenant.plan === undefined || fund.tenant.plan === null) return [];
  const { plan, settings, code, members } = fund.tenant;
  return members.flatMap((record) => {
    const isPlain =
      record.disability === undefined &&
      (record.exit === undefined || record.exit.date >= today) &&
      record.birthDate > '1900' &&
      record.employments.length > 0 &&
      !record.moneyEvents.some(({ kind }) => kind === 'partialRetirement');
    // Made by each test, so that a change of the engine shows in the test that it breaks.
    const sourceOf = (): PageSource => ({
      sheet: figureSheet(plan, record, today),
      settings,
      locale: 'de-CH',
      anonymize: false,
    });
    return isPlain ? [{ name: `${code}: ${record.id}`, sourceOf, plan, record }] : [];
  });
});

test('Most demo members are counted on paper', () => {
  expect(people.length).toBeGreaterThan(25);
  expect(new Set(people.map(({ plan }) => planOn(plan, today).disability.pension.basis)).size).toBe(2);
});

describe.each(people)('The pages of $name show what paper says', ({ sourceOf, plan, record }) => {
  test('of the savings, today and on each point of the curve', () => {
    const source = sourceOf();
    const page = detailPages.insuranceOverview(source);
    const savings = paperSavings(plan, record, today, today) / 100;
    expect(page.balance?.value).toBe(savings);
    expect(detailPages.exitBenefit(source).exitBenefit?.amount).toBe(savings);
    for (const { date, value } of [...(page.balance?.historicalGraph ?? []), ...(page.balance?.futureGraph ?? [])]) {
      expect([date, value]).toEqual([date, paperSavings(plan, record, date, today) / 100]);
    }
  });

  test('of the insured salary and the contributions', () => {
    const page = detailPages.insuranceOverview(sourceOf());
    const lines = page.salaryAndContributions?.salary?.lines ?? [];
    const monthly = Math.round(paperInsuredSalary(plan, record, today) / 12) / 100;
    expect(lines.at(-1)?.valuePerMonth).toBe(monthly);
    const contributions = page.salaryAndContributions?.contributions?.lines ?? [];
    const total = contributions.find(({ text }) => text === 'Total, Ihr Anteil');
    expect(total?.valuePerMonth).toBe(paperContribution(plan, record, today) / 100);
  });

  test('of buy-in, home ownership and unpaid leave', () => {
    const source = sourceOf();
    expect([
      detailPages.buyIn(source).buyIn?.atMost,
      detailPages.homeOwnership(source).homeOwnership?.maxAmount,
      detailPages.unpaidLeave(source).unpaidLeave?.amount,
    ]).toEqual([
      paperBuyIn(plan, record, today) / 100,
      paperHomeOwnership(plan, record, today) / 100,
      paperUnpaidLeave(plan, record, today) / 100,
    ]);
  });

  test('of disability and death, where the plan insures a share of the salary', () => {
    if (planOn(plan, today).disability.pension.basis !== 'insuredSalary') return;
    const source = sourceOf();
    const page = detailPages.insuranceOverview(source);
    const { disability = [] } = page.riskBenefits ?? {};
    expect(disability[0]?.value).toBe(paperDisability(plan, record, today) / 100);
    const { kind, amount } = detailPages.deathBenefit(source).deathBenefit ?? {};
    if (kind === 'partnerPension') expect(amount).toBe(paperPartnerPension(plan, record, today) / 100);
    if (kind === 'lumpSum') expect(amount).toBe(paperLumpSum(plan, record, today) / 100);
  });

  test('of the pension at each whole age, where the law’s minimum does not rule', () => {
    const source = sourceOf();
    const { retirement } = detailPages.retirement(source);
    for (const { age, value } of retirement?.projectedGraph ?? []) {
      const line = source.sheet.figures?.retirement?.byAge.find((each) => each.age === age);
      if (!Number.isInteger(age) || line?.isLawfulMinimum === true) continue;
      expect([age, value]).toEqual([age, paperPension(plan, record, age, today) / 100]);
    }
  });
});
