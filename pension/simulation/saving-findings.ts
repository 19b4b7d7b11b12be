import { addMonths, dayBefore } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import { chf, law, months, onDay } from '../calculation.ts';
import { employmentOn, insuredOn, presentDegree } from '../insured-person.ts';
import { choiceStarts } from '../savings-options.ts';
import { afterRetirement, type Finding } from './finding.ts';
import { leaveEndIn } from './leave-terms.ts';
import type { Scene } from './scene.ts';

/** What the plan says about a savings option, another salary or another workload. */
const savingsFindings = (scene: Scene): readonly Finding[] => {
  const { changes, record, today, parametersOn, steps } = scene;
  const { option, salary, workload } = changes.savings ?? {};
  const about = 'savings' as const;
  const findings: Finding[] = [];
  const end = steps.at(-1)?.date;
  for (const from of [option?.from, salary?.from, workload?.from]) {
    if (from === undefined || end === undefined || from < end) continue;
    const inputs = [onDay('drawnFrom', end)];
    findings.push({ ...afterRetirement, about, on: from, inputs });
  }
  if (option) {
    const offered = parametersOn(option.from).savings.options.some(({ id }) => id === option.id);
    const place = { about, on: option.from, plan: 'savings' } as const;
    if (!offered) findings.push({ rule: 'optionNotOffered', severity: 'broken', ...place, inputs: [] });
    const starts = choiceStarts(today);
    if (option.from < starts || !option.from.endsWith('-01-01')) {
      const inputs = [onDay('possibleFrom', starts)];
      findings.push({ rule: 'optionTooEarly', severity: 'broken', ...place, inputs });
    }
  }
  const paidFrom = [salary?.from, workload?.from].filter((day) => day !== undefined).toSorted();
  for (const on of new Set(paidFrom)) {
    const insured = insuredOn(record, parametersOn(on), on)?.insured ?? 0;
    if (insured > 0) continue;
    findings.push({
      rule: 'salaryUninsured',
      severity: 'risk',
      about,
      on,
      law: law('BVG', '7', { paragraph: '1' }),
      plan: 'coordination',
      inputs: [chf('salary', toCentimes(employmentOn(record, on)?.salary ?? 0))],
    });
  }
  return findings;
};

/** What plan and law say about an unpaid leave. */
const leaveFindings = (scene: Scene): readonly Finding[] => {
  const { changes, parametersOn, paidLeave, payments, homeEvents } = scene;
  const { leave } = changes;
  if (leave === undefined) return [];
  const about = 'leave' as const;
  const findings: Finding[] = [];
  const { freeMonths, atMostMonths, covers } = parametersOn(leave.from).unpaidLeave;
  const place = { about, on: leave.from, plan: 'unpaidLeave' } as const;
  const end = leaveEndIn(scene);
  const until = dayBefore(addMonths(leave.from, leave.months));
  if (end !== null && until >= end) {
    findings.push({ ...afterRetirement, about, on: leave.from, inputs: [onDay('drawnFrom', end)] });
  }
  if (leave.months > atMostMonths) {
    const inputs = [months('leaveMonths', leave.months), months('atMost', atMostMonths)];
    findings.push({ rule: 'leaveTooLong', severity: 'broken', ...place, inputs });
  }
  if (!covers.includes(leave.cover)) {
    findings.push({ rule: 'coverNotOffered', severity: 'broken', ...place, inputs: [] });
  }
  if (leave.cover === 'none' && leave.months > freeMonths) {
    const from = addMonths(leave.from, freeMonths);
    const inputs = [onDay('from', from), onDay('until', until)];
    const article = law('BVG', '10', { paragraph: '2' });
    const rule = presentDegree(scene.record, from) > 0 ? 'onlyPensionDuringLeave' : 'uninsuredDuringLeave';
    findings.push({ rule, severity: 'risk', ...place, law: article, inputs });
  }
  if (leave.cover === 'none' && paidLeave !== null) {
    // Employment goes on, and with it the claim on the savings: law forbids neither, so that the regulations decide.
    const isDuring = (on: IsoDate) => on >= paidLeave.from && on < paidLeave.until;
    const moved = [
      ...payments.map(({ date }, at) => ({ about: 'buyIn', at, on: date }) as const),
      ...homeEvents.flatMap(({ kind, date }) =>
        kind === 'earlyWithdrawal' ? [{ about: 'home', on: date } as const] : [],
      ),
    ];
    for (const each of moved.filter(({ on }) => isDuring(on))) {
      const inputs = [onDay('until', until)];
      findings.push({ rule: 'movedDuringLeave', severity: 'risk', ...each, plan: 'unpaidLeave', inputs });
    }
  }
  return findings;
};

/** What law and plan say about saving otherwise, and about an unpaid leave. */
export const savingFindings = (scene: Scene): readonly Finding[] => [
  ...savingsFindings(scene),
  ...leaveFindings(scene),
];
