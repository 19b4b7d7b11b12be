import type { InsuredRecord } from './insured-record.ts';
import type { PlanParameters } from './plan.ts';
import { addYears, lastDayOfMonth, monthOf, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';

/** Degree of disability in percent from which a child's pension continues as in education. BVG art. 22 para. 3. */
const DISABLED_FROM = 70;

/** Whether a child's pension continues beyond the first age. */
export const isEntitledLonger = ({ inEducation, disabilityDegree = 0 }: InsuredRecord['children'][number]): boolean =>
  inEducation === true || disabilityDegree >= DISABLED_FROM;

/** The first day on which a child is no longer entitled to a pension. BVG art. 22 para. 3. */
export const childEntitledUntil = (
  child: InsuredRecord['children'][number],
  { survivors: { childUntilAge, childInEducationUntilAge } }: PlanParameters,
): IsoDate => addYears(child.birthDate, isEntitledLonger(child) ? childInEducationUntilAge : childUntilAge);

/** The last day for which a child's pension is paid: a month that has begun is paid as a whole. BVG art. 22, 38. */
export const childPaidUntil = (child: InsuredRecord['children'][number], parameters: PlanParameters): IsoDate => {
  const ends = childEntitledUntil(child, parameters);
  return lastDayOfMonth(yearOf(ends), monthOf(ends));
};

/**
 * Children who are entitled to a pension on a day: up to 18; in education or disabled by at least 70 % up to 25 (the
 * plan's ages). BVG art. 17, 22 and 25.
 */
export const entitledChildren = (
  record: InsuredRecord,
  parameters: PlanParameters,
  date: IsoDate,
): InsuredRecord['children'] =>
  record.children.filter((child) => child.birthDate <= date && date < childEntitledUntil(child, parameters));
