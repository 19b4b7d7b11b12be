import type { MemberRecord } from './member-record.ts';
import type { PlanParameters } from './plan.ts';
import { addYears } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';

/**
 * Children who are entitled to a pension on a day: up to 18, in education up to 25 (the plan's ages). BVG
 * art. 17, 22 and 25.
 */
export const entitledChildren = (
  record: MemberRecord,
  parameters: PlanParameters,
  date: IsoDate,
): MemberRecord['children'] => {
  const { childUntilAge, childInEducationUntilAge } = parameters.survivors;
  return record.children.filter(
    (child) =>
      child.birthDate <= date &&
      date < addYears(child.birthDate, child.inEducation === true ? childInEducationUntilAge : childUntilAge),
  );
};
