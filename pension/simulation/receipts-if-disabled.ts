import { dayBefore, earlier } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { createAccount } from '../account.ts';
import { drawingDate } from '../ages.ts';
import { disabilityBegin, waitingMonthsOf } from '../disability-begin.ts';
import { disabilityShare } from '../disability-share.ts';
import { childPaidUntil, isEntitledLonger } from '../entitled-children.ts';
import { disabilityShareOn, employmentOn, presentDegree } from '../insured-person.ts';
import type { InsuredRecord } from '../insured-record.ts';
import { perMonth, shareOf } from '../rates.ts';
import { ordinaryAge, retireAt } from '../retirement.ts';
import { childReceiving, self } from './receipt.ts';
import type { Receipt } from './receipt.ts';
import type { Scene } from './scene.ts';

/** Dated changes, of which those of a day are in force on its eve. */
const withEveOf = <Change extends { readonly from: IsoDate }>(changes: readonly Change[], on: IsoDate): Change[] =>
  changes.map((change) => (change.from === on ? { ...change, from: dayBefore(on) } : change));

/**
 * A record of somebody who is disabled from a day on, by a degree at least as high as the present one: what is still
 * earned falls in proportion. What was insured before the first disability stays so. A salary or savings option that begins
 * on the day itself is insured: figures of a disability look at its eve.
 */
const disabledFrom = (record: InsuredRecord, on: IsoDate, degree: number): InsuredRecord => {
  const present = presentDegree(record, on);
  const left = present >= 100 ? 1 : (100 - degree) / (100 - present);
  const employments = withEveOf(record.employments, on);
  const now = employmentOn(record, on);
  const later = employments.filter(({ from }) => from > on);
  const reduced = (now ? [{ ...now, from: on }, ...later] : []).map(({ from, salary, activityRate }) => ({
    from,
    salary: Math.round(salary * left * 100) / 100,
    activityRate: Math.round(activityRate * left * 10_000) / 10_000,
  }));
  return {
    ...record,
    ...(present === 0 ? { disability: { degree, since: on } } : { higherDegree: { degree, since: on } }),
    employments: [...employments.filter(({ from }) => from < on), ...reduced],
    planChoices: withEveOf(record.planChoices, on),
  };
};

/** A pension of a share of the full one, for some time. */
type Span = { readonly share: number; readonly from: IsoDate; readonly to: IsoDate; readonly isReplaced: boolean };

/** The shares of the full disability pension that are paid until the ordinary age: the present one, then the new one. */
const disabilitySpans = (
  { record, today, parametersOn }: Scene,
  on: IsoDate,
  degree: number,
  end: IsoDate,
): readonly Span[] => {
  const beginOf = (since: IsoDate): IsoDate => disabilityBegin(since, waitingMonthsOf(record, parametersOn(on), since));
  const share = disabilityShare(degree);
  const present = disabilityShareOn(record, on);
  if (present === 0 || record.disability === undefined) {
    const from = beginOf(on);
    return share === 0 || from > end ? [] : [{ share, from, to: end, isReplaced: false }];
  }
  const first = beginOf(record.disability.since);
  const from = first < today ? today : first;
  if (share === present) return [{ share, from, to: end, isReplaced: false }];
  const raised = beginOf(on);
  const isRaised = raised <= end;
  return [
    ...(from < raised ? [{ share: present, from, to: isRaised ? dayBefore(raised) : end, isReplaced: isRaised }] : []),
    ...(isRaised ? [{ share, from: raised, to: end, isReplaced: false }] : []),
  ];
};

/**
 * What a member who becomes disabled receives, and their children. BVG art. 23 to 26.
 * @param degree for which a pension is paid then
 */
export const receiptsIfDisabled = (
  scene: Scene,
  on: IsoDate,
  { fullPerYear, childPerYear }: { readonly fullPerYear: Centimes; readonly childPerYear: Centimes },
  degree: number,
): readonly Receipt[] => {
  const { plan, today, record, parametersOn } = scene;
  if (fullPerYear === 0) return [];
  const parameters = parametersOn(on);
  const ordinary = ordinaryAge(record, parameters);
  const end = dayBefore(drawingDate(record.birthDate, ordinary));
  const spans = disabilitySpans(scene, on, degree, end);
  const [first] = spans;
  if (first === undefined) return [];
  const disabled = disabledFrom(record, on, degree);
  const old = retireAt(createAccount(plan, disabled, today), disabled, parametersOn, ordinary);
  const { retiredChildPercent } = parametersOn(old.date).childBenefits;
  const children = record.children.flatMap((child, place): readonly Receipt[] => {
    const until = childPaidUntil(child, parameters);
    const person = childReceiving(child, place);
    const untilAge = isEntitledLonger(child) ? 'longerChildAge' : 'childAge';
    const born = child.birthDate;
    const begin = born > first.from ? born : first.from;
    const oldAge = perMonth(shareOf(old.pensionPerYear, retiredChildPercent));
    const pensions = spans.flatMap(({ share, from, to, isReplaced }): readonly Receipt[] => {
      const starts = born > from ? born : from;
      if (starts > to || until <= starts) return [];
      const ends = until <= to ? untilAge : isReplaced ? 'higherDegree' : 'ordinaryAge';
      const amount = perMonth(shareOf(childPerYear, share));
      return [{ ...person, what: 'disabilityChildPension', amount, from: starts, to: earlier(until, to), ends }];
    });
    return [
      ...pensions,
      ...(until > end && until > begin && oldAge > 0
        ? [
            {
              ...person,
              what: 'oldAgeChildPension',
              amount: oldAge,
              from: begin > end ? begin : old.date,
              to: until,
              ends: untilAge,
            } as const,
          ]
        : []),
    ];
  });
  return [
    ...spans.map(({ share, from, to, isReplaced }): Receipt => ({
      ...self,
      what: 'disabilityPension',
      amount: perMonth(shareOf(fullPerYear, share)),
      from,
      to,
      ends: isReplaced ? 'higherDegree' : 'ordinaryAge',
    })),
    { ...self, what: 'oldAgePension', amount: old.pensionPerMonth, from: old.date, to: null, ends: 'lifelong' },
    ...children,
  ];
};
