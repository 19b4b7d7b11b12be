import * as z from 'zod/mini';
import { isBound, type CivilStatusCode } from '#kernel/civil-status.ts';
import type { IsoDate } from '#kernel/date.ts';
import { childShape, employmentShape, employmentsOf, insuredShape, partnerShape } from '../insured-record.ts';
import { spouseOf } from '../insured-person.ts';
import type { InsuredRecord } from '../insured-record.ts';
import type { Plan } from '../plan.ts';

/**
 * All that a simulation computes from. It names nobody, so that a provider can send it with a page; salary and birth
 * date still identify, so that it is not sent where personal data are hidden.
 */
export type SimulationBasis = {
  /** Rises when an older engine could no longer read it. */
  readonly version: 1;
  /** The day of the data and of the calculation. */
  readonly today: IsoDate;
  readonly plan: Plan;
  readonly record: InsuredRecord;
};

/** Drops what does not belong to an {@link InsuredRecord}. */
const insuredPart = z.object({
  ...insuredShape,
  partner: z.optional(z.object(partnerShape)),
  children: z._default(z.array(z.object(childShape)), []),
  employments: employmentsOf(z.object(employmentShape)),
});

/** The basis of a member on a day, without what figures do not depend on. */
export const simulationBasis = (
  plan: Plan,
  record: InsuredRecord & { readonly civilStatus?: { readonly code: CivilStatusCode } },
  today: IsoDate,
): SimulationBasis => {
  const isUnrecorded = record.civilStatus && isBound(record.civilStatus.code) && spouseOf(record) === undefined;
  return {
    version: 1,
    today,
    plan,
    record: { ...insuredPart.parse(record), ...(isUnrecorded && { isSpouseUnrecorded: true }) },
  };
};
