import { dayBefore, yearOf } from '#kernel/calendar.ts';
import { toCentimes } from '#kernel/money.ts';
import { drawingDate, referenceAge } from '../ages.ts';
import { chf, count, law, months, onDay, percent, years } from '../calculation.ts';
import { employmentOn, insuredOn, needsConsent } from '../insured-person.ts';
import { booked } from '../rates.ts';
import { buyInLock, recentBuyIns } from '../recent-buy-ins.ts';
import type { Finding } from './finding.ts';
import type { DrawnWithSteps } from './retirement-outcome.ts';
import type { PastSteps, Scene } from './scene.ts';

/** Calendar years in which capital can be drawn. BVG art. 13a para. 2. */
const CAPITAL_YEARS = 3;

const about = 'retirement' as const;

/** What law and plan say about the steps as such: ages, number, shares. BVG art. 13, 13a, 13b. */
const stepFindings = (before: Scene, scene: Scene, drawn: readonly DrawnWithSteps[]): readonly Finding[] => {
  const { record, today, parametersOn, changes } = scene;
  const findings: Finding[] = [];
  const { past } = before;
  const { earliestAge, latestAge, partialSteps } = parametersOn(today).retirement;
  const entered = changes.retirement?.steps ?? [];
  const reference = referenceAge(record.sex, record.birthDate);
  entered.forEach((step, at) => {
    const on = drawingDate(record.birthDate, step.month);
    const given = { about, at, on, plan: 'retirement' } as const;
    const age = [years('age', Math.floor(step.month / 12)), months('ageMonths', step.month % 12)];
    if (on <= today) {
      findings.push({ rule: 'dayPassed', severity: 'broken', about, at, on, inputs: [] });
    } else if (step.month < earliestAge * 12) {
      const inputs = [...age, years('atLeast', earliestAge)];
      findings.push({ rule: 'beforeEarliestAge', severity: 'broken', law: law('BVV2', '1i'), ...given, inputs });
    } else if (step.month > Math.max(latestAge * 12, reference)) {
      const inputs = [...age, years('atMost', latestAge)];
      const article = law('BVG', '13', { paragraph: '2' });
      findings.push({ rule: 'afterLatestAge', severity: 'broken', law: article, ...given, inputs });
    } else if (step.month > reference) {
      const article = law('BVG', '13', { paragraph: '2' });
      findings.push({ rule: 'deferred', severity: 'note', law: article, about, at, on, inputs: age });
    }
  });
  entered.forEach(({ month }, at) => {
    const on = drawingDate(record.birthDate, month);
    if (on <= today || entered.slice(0, at).every((step) => step.month < month)) return;
    const article = law('BVG', '13a', { paragraph: '1' });
    findings.push({ rule: 'stepNotLater', severity: 'broken', about, at, law: article, on, inputs: [] });
  });
  const shares = Math.round(entered.reduce((sum, { share }) => sum + share, 0) * 10_000) / 10_000;
  if (shares > 100) {
    findings.push({ rule: 'sharesAboveWhole', severity: 'broken', about, inputs: [percent('total', shares)] });
  }
  const taken = past.steps + drawn.length;
  if (drawn.length > 1 && taken > partialSteps.atMost) {
    findings.push({
      rule: 'tooManySteps',
      severity: 'broken',
      about,
      law: law('BVG', '13a', { paragraph: '1' }),
      plan: 'retirement',
      inputs: [count('total', taken), count('atMost', partialSteps.atMost)],
    });
  }
  const [first] = drawn;
  if (first && past.steps === 0 && first.share < partialSteps.firstAtLeastPercent) {
    findings.push({
      rule: 'firstStepTooSmall',
      severity: 'broken',
      about,
      ...(first.at !== null && { at: first.at }),
      law: law('BVG', '13a', { paragraph: '3' }),
      plan: 'retirement',
      on: first.date,
      inputs: [percent('percent', first.share), percent('atLeast', partialSteps.firstAtLeastPercent)],
    });
  }
  return [...findings, ...salaryFindings(before, scene, drawn, past)];
};

/** Whether the salary falls as much as is drawn, and stays insured. BVG art. 13a para. 4, 13b para. 1. */
const salaryFindings = (
  before: Scene,
  { record, parametersOn, today }: Scene,
  drawn: readonly DrawnWithSteps[],
  past: PastSteps,
): readonly Finding[] => {
  const findings: Finding[] = [];
  const reference = drawingDate(record.birthDate, referenceAge(record.sex, record.birthDate));
  const firstEver = before.record.moneyEvents.find(({ kind }) => kind === 'partialRetirement')?.date;
  const partial = drawn.slice(0, -1);
  const [first] = partial;
  if (first === undefined) return findings;
  const startsOn = firstEver !== undefined && firstEver <= today ? firstEver : first.date;
  const salary = toCentimes(employmentOn(record, dayBefore(startsOn))?.salary ?? 0);
  let left = 1 - past.drawn / 100;
  const whole = left;
  for (const { at, date, share } of partial) {
    left -= (whole * share) / 100;
    const drawnShare = Math.round((1 - left) * 1_000_000) / 10_000;
    const paid = toCentimes(employmentOn(record, date)?.salary ?? 0);
    const fallen = salary === 0 ? 100 : Math.round((1 - paid / salary) * 1_000_000) / 10_000;
    const place = { about, on: date, ...(at !== null && { at }) } as const;
    if (date < reference && paid > booked(salary * left)) {
      findings.push({
        rule: 'shareAboveSalaryFall',
        severity: 'broken',
        ...place,
        law: law('BVG', '13b', { paragraph: '1' }),
        inputs: [
          percent('percent', drawnShare),
          percent('total', fallen),
          chf('salaryBefore', salary),
          chf('salary', paid),
        ],
      });
    }
    if (insuredOn(record, parametersOn(date), date)?.insured === 0) {
      findings.push({
        rule: 'salaryBelowThreshold',
        severity: 'risk',
        ...place,
        law: law('BVG', '13a', { paragraph: '4' }),
        plan: 'coordination',
        inputs: [chf('salary', paid)],
      });
    }
  }
  return findings;
};

/** What law and plan say about taking capital. BVG art. 13a para. 2, 37, 37a, 47a, 79b para. 3. */
const lumpSumFindings = (scene: Scene, drawn: readonly DrawnWithSteps[]): readonly Finding[] => {
  const { record, past } = scene;
  const withCapital = drawn.filter(({ lumpSum }) => lumpSum > 0);
  const [first] = withCapital;
  if (first === undefined) return [];
  const findings: Finding[] = [];
  for (const { at, date, lumpSum, lumpSumRule, whole } of withCapital) {
    const place = { about, on: date, ...(at !== null && { at }) } as const;
    const [gone] = lumpSumRule.steps;
    if (gone?.rule === 'lumpSumAfterContinuedInsurance') {
      const { law: article = law('BVG', '47a'), inputs } = gone;
      findings.push({ rule: gone.rule, severity: 'broken', law: article, ...place, inputs });
      continue;
    }
    if (lumpSum > lumpSumRule.byRule) {
      findings.push({
        rule: 'lumpSumAboveMaximum',
        severity: 'broken',
        ...place,
        law: law('BVG', '37', { paragraph: '4' }),
        plan: 'retirement',
        inputs: [chf('drawnCapital', lumpSum), chf('atMost', lumpSumRule.byRule)],
      });
    }
    const bought = recentBuyIns(record, date);
    if (bought > 0) {
      const lockedUntil = buyInLock(record, date);
      findings.push({
        rule: 'lumpSumAfterBuyIn',
        severity: lumpSum > Math.max(whole - bought, 0) ? 'broken' : 'risk',
        ...place,
        law: law('BVG', '79b', { paragraph: '3', sentence: 1 }),
        inputs: [
          chf('drawnCapital', lumpSum),
          chf('recentBuyIns', bought),
          ...(lockedUntil === null ? [] : [onDay('until', lockedUntil)]),
        ],
      });
    }
    const notice = lumpSumRule.notice;
    if (notice) {
      findings.push({
        rule: notice.hasPassed ? 'lumpSumNoticePassed' : 'lumpSumNotice',
        severity: notice.hasPassed ? 'risk' : 'note',
        ...place,
        law: law('BVG', '37', { paragraph: '4' }),
        plan: 'retirement',
        inputs: [months('noticeMonths', notice.months), onDay('noticeUntil', notice.until)],
      });
    }
  }
  const capitalYears = new Set([...past.capitalYears, ...withCapital.map(({ date }) => yearOf(date))]);
  if (capitalYears.size > CAPITAL_YEARS) {
    findings.push({
      rule: 'tooManyCapitalYears',
      severity: 'broken',
      about,
      law: law('BVG', '13a', { paragraph: '2' }),
      inputs: [count('total', capitalYears.size), count('atMost', CAPITAL_YEARS)],
    });
  }
  if (needsConsent(record)) {
    findings.push({
      rule: 'spouseConsent',
      severity: 'note',
      about,
      law: law('BVG', '37a', { paragraph: '1' }),
      on: first.date,
      inputs: [],
    });
  }
  return findings;
};

/** That contributions to the AHV go on after a last step before the reference age. AHVG art. 3 para. 1. */
const ahvFindings = ({ record }: Scene, drawn: readonly DrawnWithSteps[]): readonly Finding[] => {
  const last = drawn.at(-1);
  if (last === undefined || last.date >= drawingDate(record.birthDate, referenceAge(record.sex, record.birthDate))) {
    return [];
  }
  return [
    {
      rule: 'ahvContributionsDue',
      severity: 'note',
      about,
      ...(last.at !== null && { at: last.at }),
      law: law('AHVG', '3', { paragraph: '1' }),
      on: last.date,
      inputs: [],
    },
  ];
};

/** What law and plan say about drawing old-age benefits in this way. */
export const retirementFindings = (
  before: Scene,
  scene: Scene,
  drawn: readonly DrawnWithSteps[],
): readonly Finding[] =>
  scene.changes.retirement === undefined
    ? []
    : [...stepFindings(before, scene, drawn), ...lumpSumFindings(scene, drawn), ...ahvFindings(scene, drawn)];
