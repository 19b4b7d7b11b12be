import { addMonths, dayBefore } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { law, onDay } from '../calculation.ts';
import { mayStayInsured } from '../continued-insurance.ts';
import { daysOf } from './change-days.ts';
import type { ChangeDay } from './change-days.ts';
import type { Finding } from './finding.ts';
import type { Scene } from './scene.ts';

type Needed = Pick<Finding, 'about' | 'at'> & Pick<Partial<ChangeDay>, 'what'> & { readonly on: IsoDate };

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
        return [{ about, what, on: dayBefore(addMonths(on, changes.leave?.months ?? 0)) }];
      // Death and disability stay insured for a month. BVG art. 10 para. 3.
      case 'risk':
        return [{ about, on: addMonths(on, -1) }];
      case 'option':
      case 'salary':
      case 'workload':
        break;
    }
    return [{ about, what, on }];
  }),
];

/** Whether a change needs an employment, and not only the insurance: a leave from it, another salary or workload of it. */
const needsEmployment = (what: Needed['what']): boolean => what === 'leave' || what === 'salary' || what === 'workload';

/**
 * What an announced exit means: the figures go on as if there were none, and what is changed after it is not possible,
 * unless a member dismissed at 58 or later stays insured. Who stays insured has no employment from which a leave could be
 * taken, or of which the salary could change. BVG art. 10, 47a.
 */
export const exitFindings = (scene: Scene): readonly Finding[] => {
  const { announcedExit: exit, employedUntil, record } = scene;
  if (employedUntil === null) return [];
  const inputs = [onDay('insuredUntil', employedUntil)];
  const ended = { severity: 'broken', law: law('BVG', '10', { paragraph: '2' }), inputs } as const;
  const mayStay = exit === null || mayStayInsured({ ...record, exit });
  const said = mayStay
    ? ({
        rule: 'afterExitUnlessContinued',
        severity: 'risk',
        law: law('BVG', '47a', { paragraph: '1' }),
        inputs,
      } as const)
    : ({ rule: 'afterExit', ...ended } as const);
  const late = neededOn(scene).filter(({ on }) => on > employedUntil);
  return [
    ...late.flatMap(({ on: _on, what, ...place }): readonly Finding[] =>
      mayStay && needsEmployment(what)
        ? [{ rule: 'afterEmployment', ...ended, ...place, inputs: [] }]
        : exit === null
          ? []
          : [{ ...said, ...place }],
    ),
    ...(exit === null ? [] : [{ rule: 'exitAnnounced', severity: 'note', about: 'retirement', inputs } as const]),
  ];
};
