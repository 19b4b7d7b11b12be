import { addMonths, dayBefore } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { ageInMonths } from '../ages.ts';
import { law, onDay } from '../calculation.ts';
import type { Finding } from './finding.ts';
import type { Scene } from './scene.ts';

/** Age in months from which a member whom the employer dismisses can stay insured. BVG art. 47a para. 1. */
const CONTINUED_FROM = 58 * 12;

type Dated = Pick<Finding, 'about' | 'at'> & { readonly on: IsoDate | undefined };

/** The days on which the changes need the insurance. */
const daysOf = ({ changes, steps, instalments }: Scene): readonly Dated[] => {
  const { home, savings, leave, risk } = changes;
  return [
    ...(changes.retirement
      ? steps.map(({ at, date }): Dated => ({ about: 'retirement', on: dayBefore(date), ...(at !== null && { at }) }))
      : []),
    ...instalments.map(({ date }, at): Dated => ({ about: 'buyIn', at, on: date })),
    { about: 'home', on: home?.withdrawal?.amount === 0 ? undefined : home?.withdrawal?.on },
    { about: 'home', on: home?.pledge?.amount === 0 ? undefined : (home?.pledge?.realisedOn ?? home?.pledge?.on) },
    { about: 'home', on: home?.repayment?.amount === 0 ? undefined : home?.repayment?.on },
    { about: 'savings', on: savings?.option?.from },
    { about: 'savings', on: savings?.salary?.from },
    { about: 'savings', on: savings?.workload?.from },
    { about: 'leave', on: leave && dayBefore(addMonths(leave.from, leave.months)) },
    // Death and disability stay insured for a month. BVG art. 10 para. 3.
    { about: 'risk', on: risk && addMonths(risk.on, -1) },
  ];
};

/**
 * What an announced exit means: the figures go on as if there were none, and what is changed after it is not possible,
 * unless a member dismissed at 58 or later stays insured. BVG art. 10, 47a.
 */
export const exitFindings = (scene: Scene): readonly Finding[] => {
  const { announcedExit: exit, record } = scene;
  if (exit === null) return [];
  const inputs = [onDay('insuredUntil', exit.date)];
  const canStay = exit.reason === 'dismissedByEmployer' && ageInMonths(record.birthDate, exit.date) >= CONTINUED_FROM;
  const said = canStay
    ? ({ rule: 'afterExitUnlessContinued', severity: 'risk', law: law('BVG', '47a', { paragraph: '1' }) } as const)
    : ({ rule: 'afterExit', severity: 'broken', law: law('BVG', '10', { paragraph: '2' }) } as const);
  const late = daysOf(scene).filter(({ on }) => on !== undefined && on > exit.date);
  return [
    ...late.map(({ on: _on, ...place }): Finding => ({ ...said, ...place, inputs })),
    { rule: 'exitAnnounced', severity: 'note', about: 'retirement', inputs },
  ];
};
