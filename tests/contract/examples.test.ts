import { describe, expect, test } from 'vitest';
import { sentSimulation, type Changes, type SimulatorName } from '#contract/simulations.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { changesSchema } from '#pension/simulation/changes.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { tellingOf, type Case } from '#simulation/examples.ts';
import { buyInExamples } from '#simulators/buy-in/buy-in-examples.ts';
import { changesOf as buyInChanges, trialOf as buyInTrial } from '#simulators/buy-in/buy-in-trial.ts';
import { homeExamples } from '#simulators/home/home-examples.ts';
import { changesOf as homeChanges, trialOf as homeTrial } from '#simulators/home/home-trial.ts';
import { leaveExamples } from '#simulators/leave/leave-examples.ts';
import { changesOf as leaveChanges, trialOf as leaveTrial } from '#simulators/leave/leave-trial.ts';
import { protectionExamples } from '#simulators/protection/protection-examples.ts';
import { changesOf as protectionChanges, trialOf as protectionTrial } from '#simulators/protection/protection-trial.ts';
import { retirementExamples } from '#simulators/retirement/retirement-examples.ts';
import { changesOf as retirementChanges, trialOf as retirementTrial } from '#simulators/retirement/retirement-trial.ts';
import { savingsExamples } from '#simulators/savings/savings-examples.ts';
import { changesOf as savingsChanges, trialOf as savingsTrial } from '#simulators/savings/savings-trial.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const today = '2026-11-28';
const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

/** Every demo member, as a simulator sees them. */
const members = loaded.flatMap((fund) => {
  const plan = fund?.tenant.plan ?? null;
  if (fund === null || plan === null) return [];
  return fund.tenant.members.map((record) => {
    const basis = simulationBasis(plan, record, today);
    return { name: `${fund.tenant.code}: ${record.id}`, basis, start: sentSimulation(simulate(basis, {})) };
  });
});

type Member = (typeof members)[number];

/** What is left of changes once a simulator's fields have taken them in. */
const throughFields: Readonly<Record<SimulatorName, (changes: Changes) => Changes | null>> = {
  retirement: (changes) => retirementChanges(retirementTrial(changes)),
  buyIn: (changes) => buyInChanges(buyInTrial(changes)),
  home: (changes) => homeChanges(homeTrial(changes)),
  leave: (changes) => leaveChanges(leaveTrial(changes)),
  savings: (changes) => savingsChanges(savingsTrial(changes)),
  protection: (changes) => {
    const trial = protectionTrial(changes);
    return trial && protectionChanges(trial);
  },
};

/** All cases that simulators would offer a member. */
const casesOf = ({ start }: Member): Readonly<Record<SimulatorName, readonly Case[]>> => ({
  retirement: start.after.retirement === null ? [] : retirementExamples(start.after.retirement),
  buyIn: buyInExamples(start, today),
  home: homeExamples(start),
  leave: leaveExamples(start),
  savings: savingsExamples(start, today),
  protection: start.after.risk === null ? [] : protectionExamples(start, today, 'death'),
});

const offeredTo = (member: Member) =>
  (Object.keys(throughFields) as SimulatorName[]).map(
    (simulator) => [simulator, tellingOf(casesOf(member)[simulator], member.basis)] as const,
  );

/** The event with which the simulator begins on the page about it. */
const firstOf = ({ start, basis }: Member, event: 'death' | 'disability') =>
  tellingOf(protectionExamples(start, today, event), basis)[0]?.changes.risk;

describe('The examples of a simulator', () => {
  test.each(members)('are possible for $name, and the fields can say them', (member) => {
    for (const [simulator, examples] of offeredTo(member)) {
      expect(examples.length, simulator).toBeLessThanOrEqual(3);
      expect(new Set(examples.map(({ key }) => key)).size, simulator).toBe(examples.length);
      for (const { key, changes } of examples) {
        const { findings } = simulate(member.basis, changes);
        const broken = findings.filter(({ severity }) => severity === 'broken');
        expect([simulator, key, broken]).toEqual([simulator, key, []]);
        expect(changesSchema.safeParse(changes).success, `${simulator} ${key}`).toBe(true);
        expect(throughFields[simulator](changes), `${simulator} ${key}`).toEqual(changes);
      }
    }
  });

  test.each(members)('of a retirement begin for $name where a lump sum can still be announced', (member) => {
    for (const { key, changes } of tellingOf(casesOf(member).retirement, member.basis)) {
      const { ages, steps } = simulate(member.basis, changes).after.retirement ?? {};
      expect(steps?.[0]?.month, key).toBeGreaterThanOrEqual(ages?.earliest ?? Infinity);
      expect(steps?.[0]?.lumpSumNotice?.hasPassed, key).not.toBe(true);
    }
  });

  test('are two steps also for somebody who has no time for one before the usual age', () => {
    const late = members.filter(({ start }) => start.after.retirement?.steps[0]?.lumpSumNotice?.hasPassed === true);
    const steps = late.flatMap((member) =>
      tellingOf(casesOf(member).retirement, member.basis).flatMap(({ key, changes }) =>
        key === 'steps' ? [(changes.retirement?.steps ?? []).map(({ month, share }) => [month / 12, share])] : [],
      ),
    );
    expect(steps.length).toBeGreaterThan(0);
    expect(steps).toContainEqual([
      [66, 30],
      [68, 70],
    ]);
  });

  test('are there for nearly all who can simulate anything', () => {
    const withSome = (simulator: SimulatorName): number =>
      members.filter((member) => tellingOf(casesOf(member)[simulator], member.basis).length > 1).length;
    const able = members.filter(({ start }) => start.obstacle === null).length;
    for (const simulator of ['retirement', 'leave', 'savings', 'protection'] as const) {
      expect(withSome(simulator), simulator).toBeGreaterThan(able * 0.7);
    }
    for (const simulator of ['buyIn', 'home'] as const) {
      expect(withSome(simulator), simulator).toBeGreaterThan(able * 0.4);
    }
  });

  test('are of a death first on the page about death, also for those who leave nothing in retirement', () => {
    for (const { name, start, basis } of members.filter((member) => member.start.after.risk !== null)) {
      const [first] = tellingOf(protectionExamples(start, today, 'death'), basis);
      expect(first?.changes.risk?.event, name).toBe('death');
    }
  });

  test('begin with what the page about death or disability does not say already, if somebody receives something then', () => {
    const insured = members.filter(({ start }) => start.after.risk !== null);
    const laterDeaths = insured.filter((member) => firstOf(member, 'death')?.on !== today);
    expect(laterDeaths.length).toBeGreaterThan(insured.length / 2);
    for (const member of insured) {
      const [death, disability] = [firstOf(member, 'death'), firstOf(member, 'disability')];
      if (death?.on === today) {
        const others = protectionExamples(member.start, today, 'death').filter(
          ({ changes: { risk } }) => risk?.event === 'death' && risk.on !== today,
        );
        for (const { key, changes } of others)
          expect(simulate(member.basis, changes).after.risk?.ifDead, `${member.name} ${key}`).toEqual([]);
      }
      const isInsuredAlone = member.start.after.risk?.presentDegree === 0;
      if (isInsuredAlone && disability?.event === 'disability') expect(disability.degree, member.name).toBe(50);
    }
  });

  test('leave out what would do nothing, and what law and plan rule out', () => {
    const [member] = members.filter(({ start }) => (start.after.buyIn?.atMost ?? 0) > 0);
    if (member === undefined) throw new Error('Nobody can buy in.');
    const { from } = member.start.after.leaveTerms ?? { from: today };
    const tooMuch = { key: 'tooMuch', changes: { buyIn: { amount: 9_000_000, from: today, instalments: 1 } } } as const;
    const nothing = { key: 'nothing', changes: { home: { pledge: { amount: 0, on: today } } } } as const;
    const leave = { key: 'leave', changes: { leave: { from, months: 6, cover: 'full' } } } as const;
    expect(tellingOf([tooMuch, nothing, leave], member.basis)).toEqual([leave]);
    // The provider has the last word there.
    expect(tellingOf([tooMuch, leave], null)).toEqual([tooMuch, leave]);
  });
});
