import * as z from 'zod/mini';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as endpoints from '#contract/endpoints/simulations.ts';
import { sentSimulation } from '#contract/simulations.ts';
import { entitledChildren } from '#pension/entitled-children.ts';
import { figureSheet, type FigureSheet } from '#pension/figure-sheet.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { planTimeline } from '#pension/plan-parameters.ts';
import type { Outcome } from '#pension/simulation/outcome.ts';
import { simulationBasis, type SimulationBasis } from '#pension/simulation/basis.ts';
import { disabilityShareOn } from '#pension/insured-person.ts';
import { shareOf } from '#pension/rates.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { simulate, type Simulation } from '#pension/simulation/simulate.ts';
import { paperPension } from '#tests/support/paper-figures.ts';
import { amounts, given, someChanges } from '#tests/support/random-changes.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

/** Every demo member, with their plan. */
const members = loaded.flatMap((fund) => {
  const plan = fund?.tenant.plan ?? null;
  if (fund === null || plan === null) return [];
  return fund.tenant.members.map((record) => ({ name: `${fund.tenant.code}: ${record.id}`, plan, record }));
});

/** The benefits that pages list: only those that somebody would receive. */
const riskLines = ({ figures }: FigureSheet): readonly (readonly [string, number])[] =>
  [...(figures?.disability ?? []), ...(figures?.death?.lines ?? [])]
    .filter(({ figure }) => figure !== 'disabilityInPayment')
    .map(({ figure, amount }) => [figure, amount]);

describe.each(['2026-10-31', '2026-12-31'])('Without a change, on %s', (today) => {
  test.each(members)('the figures of $name are those of the pages, to the centime', ({ plan, record }) => {
    const sheet = figureSheet(plan, record, today);
    const { figures } = sheet;
    const { before, after, findings } = simulate(simulationBasis(plan, record, today), {});
    // All that can be said is that the member leaves.
    const rules = findings.map(({ rule }) => rule);
    expect(rules).toEqual(rules.map(() => 'exitAnnounced'));
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
    const saved = figures?.contributions?.lines.find(({ part }) => part === 'savings')?.shares ?? null;
    expect(before.contributions).toEqual(
      total && {
        member: total.member.perMonth,
        employer: total.employer.perMonth,
        memberSavings: saved?.member.perMonth ?? 0,
      },
    );
    if (before.risk && figures?.savings) {
      const { risk } = before;
      const ofChild = shareOf(risk.disabilityChildPerYear, disabilityShareOn(record, today) || 100);
      const hasPartner = record.partner !== undefined && !figures.hasLeft;
      const hasChildren = entitledChildren(record, planTimeline(plan)(today), today).length > 0;
      expect(risk.orphanPerYear > 0).toBe(hasChildren);
      expect(risk.disabilityPerYear > 0).toBe(!figures.disabilityBeginsTooLate);
      expect(riskLines(sheet)).toEqual([
        ...(risk.disabilityPerYear > 0 ? [['disabilityPension', risk.disabilityPerYear]] : []),
        ...(ofChild > 0 ? [['disabilityChildPension', ofChild]] : []),
        ...(hasPartner ? [['partnerPension', risk.partnerPerYear]] : []),
        ...(risk.orphanPerYear > 0 ? [['orphanPension', risk.orphanPerYear]] : []),
        ['deathLumpSum', risk.deathLumpSum],
      ]);
    }
  });
});

const today = '2026-11-23';

/** Each member's basis as the provider has it, with the whole record, and as a browser reads it from the wire. */
const bases = members.map(({ name, plan, record }) => {
  const own: SimulationBasis = { version: 1, today, plan, record };
  const sent = JSON.stringify(z.encode(endpoints.simulationBasis.data, simulationBasis(plan, record, today)));
  const read = z.decode(endpoints.simulationBasis.data, JSON.parse(sent));
  if (read === null) throw new Error('A basis was sent.');
  return { name, record, own, sent, read };
});

/** All figures but the limits of fields and the band, which cost more than the rest together, as text. */
const digest = ({ after, pensions, findings }: Simulation): string => {
  const { on, retirement, exitBenefit, buyIn, home, contributions, risk, payments, tax, leave, restoredPension } =
    after;
  const drawn = retirement && [retirement.steps, retirement.savings, retirement.child, retirement.income];
  return JSON.stringify([
    [on, drawn, pensions, exitBenefit, buyIn, home, restoredPension],
    [contributions, risk, payments, tax, leave, findings],
  ]);
};

const sentOf = (result: Simulation): string =>
  JSON.stringify(z.encode(endpoints.simulate.data, sentSimulation(result)));

describe('A browser and the provider', () => {
  test('agree to the centime for every member and 10’000 random changes', () => {
    const all = fc.sample(someChanges, { numRuns: 10_000, seed: 20_261_123 });
    all.forEach((changes, run) => {
      const { name, own, read } = bases[run % bases.length] ?? expect.fail('There are no members.');
      const [there, here] = [simulate(own, changes), simulate(read, changes)];
      const isWhole = run % 41 === 0;
      const [provided, shown] = isWhole ? [sentOf(there), sentOf(here)] : [digest(there), digest(here)];
      if (provided !== shown) expect([name, changes, provided]).toEqual([name, changes, shown]);
    });
    expect(all.length).toBe(10_000);
  });

  test('read each other’s results as they are', () => {
    for (const [run, changes] of fc.sample(someChanges, { numRuns: 60, seed: 1 }).entries()) {
      const { read } = bases[(run * 7) % bases.length] ?? expect.fail('There are no members.');
      const result = simulate(read, changes);
      expect(z.decode(endpoints.simulate.data, JSON.parse(sentOf(result)))).toEqual(sentSimulation(result));
    }
  });

  test.each(bases)('exchange nothing that names $name', ({ record, sent }) => {
    const names = [
      record.firstname,
      record.lastname,
      record.ahvNumber,
      record.emailAddress,
      record.mobileNumber,
      record.address?.addressRow1,
      record.partner?.firstname,
      record.partner?.lastname,
      ...record.children.map(({ firstname }) => firstname),
      ...record.employments.map(({ employer }) => employer),
    ].filter((name) => name !== undefined && name !== '');
    expect(names.filter((name) => sent.includes(`"${name}"`))).toEqual([]);
    expect(sent).not.toContain(record.id);
  });
});

const saved = ({ retirement }: Outcome): number => retirement?.savings ?? 0;

/** The figures that are of one day. */
const ofDay = ({ exitBenefit, buyIn, home, contributions, risk }: Outcome) => {
  const { ifDisabled: _later, ...sums } = risk ?? { ifDisabled: [] };
  return { exitBenefit, buyIn, home, contributions, sums };
};

describe('Whatever the member', () => {
  const retiringLater = bases.filter(({ read }) => (simulate(read, {}).before.retirement?.date ?? '') > '2028');

  const withSavings = retiringLater.filter(({ read }) => (simulate(read, {}).before.savings?.today ?? 0) > 100_000);

  test('drawing everything at the default age is no change', () => {
    for (const { name, read } of bases) {
      const { before } = simulate(read, {});
      const [step] = before.retirement?.steps ?? [];
      if (step === undefined) continue;
      const { after, findings } = simulate(read, { retirement: { steps: [{ month: step.month, share: 100 }] } });
      expect([name, { ...after.retirement, steps: [{ ...after.retirement?.steps[0], at: null }] }]).toEqual([
        name,
        before.retirement,
      ]);
      expect([name, findings.filter(({ severity }) => severity === 'broken')]).toEqual([name, []]);
    }
  });

  test('a larger buy-in never lowers a benefit, whenever and in however many payments', () => {
    const larger = fc.integer({ min: 1, max: 200_000 });
    const from = fc.constantFrom(today, '2027-06-30', '2027-12-31');
    fc.assert(
      fc.property(
        fc.constantFrom(...retiringLater),
        larger,
        larger,
        from,
        fc.integer({ min: 1, max: 4 }),
        ({ read }, less, more, day, instalments) => {
          const of = (amount: number) => {
            const { after } = simulate(read, { buyIn: { amount, from: day, instalments } });
            const { exitBenefit, retirement, risk, savings } = after;
            return [
              exitBenefit,
              retirement?.pensionPerYear,
              retirement?.savings,
              risk?.disabilityPerYear,
              risk?.partnerPerYear,
              risk?.orphanPerYear,
              risk?.deathLumpSum,
              ...(savings?.years.map((point) => point.savings) ?? []),
            ];
          };
          const after = of(less + more);
          of(less).forEach((value, index) => expect(after[index] ?? 0).toBeGreaterThanOrEqual(value ?? 0));
        },
      ),
      { numRuns: 150, seed: 3 },
    );
  });

  test('a disability of the present degree changes no old-age pension, whenever it is said', () => {
    let disabled = 0;
    for (const { name, record, read } of bases) {
      const { before } = simulate(read, {});
      const degree = before.risk?.presentDegree ?? 0;
      if (degree === 0) continue;
      for (const on of [today, '2029-07-15']) {
        const { after } = simulate(read, { risk: { event: 'disability', on, degree } });
        const oldAge = after.risk?.ifDisabled.find(({ what }) => what === 'oldAgePension');
        expect([name, on, oldAge?.amount]).toEqual([name, on, before.retirement?.pensionPerMonth]);
        expect(after.risk?.ifDisabled[0]).toMatchObject({ what: 'disabilityPension', from: today });
      }
      disabled += record.disability ? 1 : 0;
    }
    expect(disabled).toBeGreaterThan(0);
  });

  test('a running pension is revised from five points more on, or at 100 %, and nothing changes below', () => {
    let disabled = 0;
    for (const { name, own, read } of bases) {
      const present = simulate(read, {}).before.risk?.presentDegree ?? 0;
      if (present === 0) continue;
      const at = (degree: number, basis = read) =>
        simulate(basis, { risk: { event: 'disability', on: today, degree } });
      const running = at(present);
      for (let degree = present + 1; degree <= 100; degree += 1) {
        const { after, findings } = at(degree);
        const isRevised = degree - present >= 5 || degree === 100;
        const told = findings.some(({ rule }) => rule === 'degreeNotRevised');
        expect([name, degree, told]).toEqual([name, degree, !isRevised]);
        expect([name, degree, digest(at(degree, own))]).toEqual([name, degree, digest(at(degree))]);
        if (!isRevised) expect([name, degree, after]).toEqual([name, degree, running.after]);
      }
      disabled += 1;
    }
    expect(disabled).toBeGreaterThan(0);
  });

  test('no disability leads to a higher old-age pension than working on', () => {
    let compared = 0;
    for (const { name, record, read } of bases) {
      const { before } = simulate(read, {});
      // The law's lowest insured salary isn't lowered (BVV 2 art. 4), so that a small one counts for more.
      const isSmall = (record.employments.at(-1)?.salary ?? 0) < 40_000;
      if (record.disability !== undefined || before.retirement === null || isSmall) continue;
      for (let degree = 40; degree <= 100; degree += 1) {
        const { after } = simulate(read, { risk: { event: 'disability', on: today, degree } });
        const oldAge = after.risk?.ifDisabled.find(({ what }) => what === 'oldAgePension');
        if (oldAge === undefined) continue;
        compared += 1;
        expect([name, degree, oldAge.amount <= before.retirement.pensionPerMonth]).toEqual([name, degree, true]);
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test('what moves after a day changes no figure of that day', () => {
    const on = '2028-03-31';
    const risk = { event: 'death', on } as const;
    const moves = fc.record({
      buyIn: given(fc.record({ amount: amounts, from: fc.constantFrom('2028-04-01', '2029-01-31') })),
      home: fc.record({
        withdrawal: given(fc.record({ amount: amounts, on: fc.constantFrom('2028-04-01', '2028-12-31') })),
        repayment: given(fc.record({ amount: amounts, on: fc.constantFrom('2028-04-01', '2029-12-31') })),
      }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...retiringLater), moves, ({ read }, moved) => {
        const { before, after } = simulate(read, { ...moved, risk });
        expect(ofDay(after)).toEqual(ofDay(before));
      }),
      { numRuns: 150, seed: 5 },
    );
  });

  test('a withdrawal that is paid back on its day changes no benefit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withSavings), amounts, ({ read }, amount) => {
        const on = '2027-06-30';
        // All that there is.
        const most = (simulate(read, {}).before.savings?.today ?? 0) / 100;
        const moved = { amount: Math.min(amount, most), on };
        const { before, after } = simulate(read, { home: { withdrawal: moved, repayment: moved } });
        expect(after.retirement).toEqual(before.retirement);
        expect(after.exitBenefit).toBe(before.exitBenefit);
        expect(after.risk).toEqual(before.risk);
      }),
      { numRuns: 100, seed: 4 },
    );
  });

  test('a full repayment restores what later years bring, except the interest in between', () => {
    const days = fc.constantFrom('2027-06-30', '2027-12-31', '2028-02-29');
    fc.assert(
      fc.property(fc.constantFrom(...withSavings), amounts, days, ({ read }, amount, back) => {
        // What is there at least: nobody withdraws more.
        const most = (simulate(read, {}).before.savings?.today ?? 0) / 100;
        const withdrawal = { amount: Math.min(amount, most), on: '2027-06-30' };
        const repaid = simulate(read, { home: { withdrawal, repayment: { ...withdrawal, on: back } } });
        const taken = simulate(read, { home: { withdrawal } }).after;
        const { before, after } = repaid;
        expect(after.buyIn?.openWithdrawals).toBe(before.buyIn?.openWithdrawals);
        const [whole, restored, less] = [saved(before), saved(after), saved(taken)];
        expect(restored).toBeLessThanOrEqual(whole);
        expect(restored).toBeGreaterThanOrEqual(less);
        // A higher rate than any plan's, until retirement
        const interest = withdrawal.amount * 100 * 0.03 * 1.03 ** 45;
        expect(whole - restored).toBeLessThanOrEqual(back === withdrawal.on ? 0 : interest);
      }),
      { numRuns: 100, seed: 6 },
    );
  });
});

describe('On paper', () => {
  const [from, later] = ['2027-01-01', '2028-01-01'];
  /** Changes, and the record that somebody with pen and paper would count with. */
  const variants: readonly (readonly [string, Changes, (record: MemberRecord) => MemberRecord])[] = [
    ['no other change', {}, (record) => record],
    [
      'a buy-in today',
      { buyIn: { amount: 5_000.05, from: today } },
      (record) => ({
        ...record,
        moneyEvents: [...record.moneyEvents, { kind: 'buyIn', date: today, amount: 5_000.05, afterDivorce: false }],
      }),
    ],
    [
      'a withdrawal today',
      { home: { withdrawal: { amount: 1_000.1, on: today } } },
      (record) => ({
        ...record,
        moneyEvents: [...record.moneyEvents, { kind: 'earlyWithdrawal', date: today, amount: 1_000.1 }],
      }),
    ],
    [
      'the highest option and another salary',
      { savings: { option: { id: '02', from: later }, salary: { amount: 64_321, from } } },
      (record) => ({
        ...record,
        planChoices: [...record.planChoices.filter((choice) => choice.from < later), { from: later, id: '02' }],
        employments: [
          ...record.employments.filter((job) => job.from < from),
          { employer: '', from, salary: 64_321, activityRate: record.employments.at(-1)?.activityRate ?? 100 },
        ],
      }),
    ],
  ];

  test.each(variants)('every member’s pension with %s is counted to the same centime', (_, changes, changed) => {
    const wrong: unknown[] = [];
    let counted = 0;
    for (const { name, record, own } of bases) {
      const { retirement, savings } = simulate(own, {}).before;
      // Nobody withdraws more than there is.
      if (retirement === null || record.exit !== undefined || (savings?.today ?? 0) < 2_000_00) continue;
      const { earliest, usual, latest } = retirement.ages;
      for (const month of new Set([earliest + 5, usual, latest - 7].filter((age) => age >= earliest))) {
        const { after } = simulate(own, { ...changes, retirement: { steps: [{ month, share: 100 }] } });
        const paper = paperPension(own.plan, changed(record), month, today);
        counted += 1;
        if (after.retirement?.pensionPerMonth !== paper)
          wrong.push([name, month, after.retirement?.pensionPerMonth, paper]);
      }
    }
    expect(wrong).toEqual([]);
    expect(counted).toBeGreaterThan(80);
  });
});
