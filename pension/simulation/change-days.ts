import type { IsoDate } from '#kernel/date.ts';
import type { Changes } from './changes.ts';

/** A part of some changes that begins on a day. Steps into retirement have an age instead. */
export type ChangeDay = {
  readonly about: Exclude<keyof Changes, 'retirement'>;
  readonly what: 'buyIn' | 'withdrawal' | 'pledge' | 'repayment' | 'option' | 'salary' | 'workload' | 'leave' | 'risk';
  readonly on: IsoDate;
};

const dayOf = (about: ChangeDay['about'], what: ChangeDay['what'], on: IsoDate | undefined): readonly ChangeDay[] =>
  on === undefined ? [] : [{ about, what, on }];

/** The day on which each part of some changes begins. A pledge that is realised counts from then on. */
export const daysOf = ({ buyIn, home, savings, leave, risk }: Changes): readonly ChangeDay[] => [
  ...dayOf('buyIn', 'buyIn', buyIn?.from),
  ...dayOf('home', 'withdrawal', home?.withdrawal?.on),
  ...dayOf('home', 'pledge', home?.pledge?.realisedOn ?? home?.pledge?.on),
  ...dayOf('home', 'repayment', home?.repayment?.on),
  ...dayOf('savings', 'option', savings?.option?.from),
  ...dayOf('savings', 'salary', savings?.salary?.from),
  ...dayOf('savings', 'workload', savings?.workload?.from),
  ...dayOf('leave', 'leave', leave?.from),
  ...dayOf('risk', 'risk', risk?.on),
];

/** The changes without those of past days, which come too late. */
export const stillToCome = (changes: Changes, today: IsoDate): Changes => {
  const days = daysOf(changes);
  if (days.every(({ on }) => on >= today)) return changes;
  const { buyIn, home, savings, leave, risk } = changes;
  const ahead = <Part>(what: ChangeDay['what'], part: Part): Part | undefined =>
    days.some((day) => day.what === what && day.on >= today) ? part : undefined;
  return {
    retirement: changes.retirement,
    buyIn: ahead('buyIn', buyIn),
    home: home && {
      withdrawal: ahead('withdrawal', home.withdrawal),
      pledge: ahead('pledge', home.pledge),
      repayment: ahead('repayment', home.repayment),
    },
    savings: savings && {
      option: ahead('option', savings.option),
      salary: ahead('salary', savings.salary),
      workload: ahead('workload', savings.workload),
    },
    leave: ahead('leave', leave),
    risk: ahead('risk', risk),
  };
};
