import type { Changes } from '#contract/simulations.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { LeaveCover } from '#kernel/leave-cover.ts';
import type { SavingsOptionId } from '#kernel/savings-option.ts';

/** What a line of {@link changeLines} says; each language has words for every one. */
type ChangedThing =
  | 'age'
  | 'share'
  | 'lumpSum'
  | 'salary'
  | 'ahv'
  | 'buyIn'
  | 'buyInFrom'
  | 'instalments'
  | 'marginalRate'
  | 'withdrawal'
  | 'pledge'
  | 'realised'
  | 'repayment'
  | 'option'
  | 'newSalary'
  | 'workload'
  | 'leave'
  | 'cover'
  | 'death'
  | 'disability';

type ChangedValue =
  /** CHF, percent, a count, months, an age in years. */
  | { readonly unit: 'chf' | 'percent' | 'count' | 'months' | 'age'; readonly value: number }
  | { readonly unit: 'date'; readonly value: IsoDate }
  | { readonly unit: 'option'; readonly value: SavingsOptionId }
  | { readonly unit: 'cover'; readonly value: LeaveCover };

/** One thing that a simulation changes. */
export type ChangeLine = {
  readonly what: ChangedThing;
  /** Number of the step into retirement, from 1; null if there is only one. */
  readonly step: number | null;
  /** The day from which it counts, where the words name it. */
  readonly on: IsoDate | null;
  readonly value: ChangedValue;
};

type Part<Name extends keyof Changes> = NonNullable<Changes[Name]>;

const line = (what: ChangedThing, value: ChangedValue, on: IsoDate | null = null): ChangeLine => ({
  what,
  step: null,
  on,
  value,
});
const chf = (value: number): ChangedValue => ({ unit: 'chf', value });
const percent = (value: number): ChangedValue => ({ unit: 'percent', value });
const count = (value: number): ChangedValue => ({ unit: 'count', value });

const retirementLines = ({ steps, ahvPerMonth }: Part<'retirement'>): readonly ChangeLine[] => [
  ...steps.flatMap(({ month, share, lumpSum, salary }, index) =>
    [
      line('age', { unit: 'age', value: month / 12 }),
      ...(share === 100 ? [] : [line('share', percent(share))]),
      ...(lumpSum === undefined ? [] : [line('lumpSum', { unit: lumpSum.unit, value: lumpSum.value })]),
      ...(salary === undefined ? [] : [line('salary', chf(salary))]),
    ].map((each) => ({ ...each, step: steps.length === 1 ? null : index + 1 })),
  ),
  ...(ahvPerMonth === undefined ? [] : [line('ahv', chf(ahvPerMonth))]),
];

const buyInLines = ({ amount, from, instalments, marginalRate }: Part<'buyIn'>): readonly ChangeLine[] => [
  line('buyIn', chf(amount)),
  line('buyInFrom', { unit: 'date', value: from }),
  ...(instalments === undefined || instalments === 1 ? [] : [line('instalments', count(instalments))]),
  ...(marginalRate === undefined ? [] : [line('marginalRate', percent(marginalRate))]),
];

const homeLines = ({ withdrawal, pledge, repayment }: Part<'home'>): readonly ChangeLine[] => [
  ...(withdrawal ? [line('withdrawal', chf(withdrawal.amount), withdrawal.on)] : []),
  ...(pledge ? [line('pledge', chf(pledge.amount), pledge.on)] : []),
  ...(pledge?.realisedOn === undefined ? [] : [line('realised', chf(pledge.amount), pledge.realisedOn)]),
  ...(repayment ? [line('repayment', chf(repayment.amount), repayment.on)] : []),
];

const savingsLines = ({ option, salary, workload }: Part<'savings'>): readonly ChangeLine[] => [
  ...(option ? [line('option', { unit: 'option', value: option.id }, option.from)] : []),
  ...(salary ? [line('newSalary', chf(salary.amount), salary.from)] : []),
  ...(workload ? [line('workload', percent(workload.percent), workload.from)] : []),
];

const riskLine = (risk: Part<'risk'>): ChangeLine =>
  risk.event === 'death'
    ? line('death', { unit: 'date', value: risk.on })
    : line('disability', percent(risk.degree ?? 100), risk.on);

/** What a simulation changes, thing by thing, for whoever puts it into words. */
export const changeLines = ({ retirement, buyIn, home, savings, leave, risk }: Changes): readonly ChangeLine[] => [
  ...(retirement ? retirementLines(retirement) : []),
  ...(buyIn ? buyInLines(buyIn) : []),
  ...(home ? homeLines(home) : []),
  ...(savings ? savingsLines(savings) : []),
  ...(leave
    ? [
        line('leave', { unit: 'months', value: leave.months }, leave.from),
        line('cover', { unit: 'cover', value: leave.cover }),
      ]
    : []),
  ...(risk ? [riskLine(risk)] : []),
];

/** Whether a line tells the member's salary, which identifies them. */
export const tellsSalary = ({ what }: ChangeLine): boolean => what === 'salary' || what === 'newSalary';
