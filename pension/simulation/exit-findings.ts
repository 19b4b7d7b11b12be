import { addMonths, dayBefore } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { law, onDay } from '../calculation.ts';
import { mayStayInsured } from '../continued-insurance.ts';
import { daysOf } from './change-days.ts';
import type { Finding } from './finding.ts';
import type { Scene } from './scene.ts';

type Needed = Pick<Finding, 'about' | 'at'> & { readonly on: IsoDate };

/** The days on which the changes need the insurance. */
const neededOn = ({ changes, steps, instalments }: Scene): readonly Needed[] => [
  ...(changes.retirement
    ? steps.map(({ at, date }): Needed => ({ about: 'retirement', on: dayBefore(date), ...(at !== null && { at }) }))
    : []),
  ...instalments.map(({ date }, at): Needed => ({ about: 'buyIn', at, on: date })),
  ...daysOf(changes).flatMap(({ about, what, on }): readonly Needed[] => {
    switch (what) {
      // Its instalments are above.
      case 'buyIn':
        return [];
      case 'withdrawal':
      case 'pledge':
      case 'repayment':
        return changes.home?.[what]?.amount === 0 ? [] : [{ about, on }];
      case 'leave':
        return [{ about, on: dayBefore(addMonths(on, changes.leave?.months ?? 0)) }];
      // Death and disability stay insured for a month. BVG art. 10 para. 3.
      case 'risk':
        return [{ about, on: addMonths(on, -1) }];
      case 'option':
      case 'salary':
      case 'workload':
        break;
    }
    return [{ about, on }];
  }),
];

/**
 * What an announced exit means: the figures go on as if there were none, and what is changed after it is not possible,
 * unless a member dismissed at 58 or later stays insured. BVG art. 10, 47a.
 */
export const exitFindings = (scene: Scene): readonly Finding[] => {
  const { announcedExit: exit, record } = scene;
  if (exit === null) return [];
  const inputs = [onDay('insuredUntil', exit.date)];
  const said = mayStayInsured({ ...record, exit })
    ? ({ rule: 'afterExitUnlessContinued', severity: 'risk', law: law('BVG', '47a', { paragraph: '1' }) } as const)
    : ({ rule: 'afterExit', severity: 'broken', law: law('BVG', '10', { paragraph: '2' }) } as const);
  const late = neededOn(scene).filter(({ on }) => on > exit.date);
  return [
    ...late.map(({ on: _on, ...place }): Finding => ({ ...said, ...place, inputs })),
    { rule: 'exitAnnounced', severity: 'note', about: 'retirement', inputs },
  ];
};
