import type { MemberRecord } from '#contract/member-record.ts';
import type { PlanParameters } from '#contract/plan.ts';
import { yearOf } from '../calendar.ts';
import { isUnknownDate } from '../date.ts';
import type { IsoDate } from '../date.ts';
import { toCentimes } from '../money.ts';
import type { Centimes } from '../money.ts';
import { drawingDate, paysRiskContributions } from './ages.ts';
import { creditRatesOn, insuredOn } from './insured-person.ts';
import type { InsuredAmounts } from './insured-person.ts';
import { perMonth, shareOf } from './rates.ts';
import { ordinaryAge } from './retirement.ts';

/** Whether death and disability are insured: from 1 January after the 17th birthday to the ordinary age. BVG art. 7 and 10. */
const isInsuredForRisk = (record: MemberRecord, parameters: PlanParameters, date: IsoDate): boolean =>
  isUnknownDate(record.birthDate) ||
  (paysRiskContributions(record.birthDate, yearOf(date)) &&
    date < drawingDate(record.birthDate, ordinaryAge(record, parameters)));

/** What is paid a year for one purpose, and by whom. */
export type Share = { readonly member: Centimes; readonly employer: Centimes };

export type Contributions = {
  readonly insured: InsuredAmounts;
  readonly savings: Share;
  readonly risk: Share;
  readonly administration: Share;
  readonly perYear: Share;
  readonly perMonth: Share;
};

/**
 * Contributions at the rates and the salary of a day. The part of the salary that disability keeps insured is free of
 * them. Who stays insured after a dismissal pays both shares (BVG art. 47a). `null` where nobody is insured.
 */
export const computeContributions = (
  record: MemberRecord,
  parameters: PlanParameters,
  date: IsoDate,
): Contributions | null => {
  const insured = insuredOn(record, parameters, date);
  if (!insured || insured.insured === 0) return null;
  const base = insured.insured - insured.exempt;
  const rates = creditRatesOn(record, parameters, date);
  const isContinued = record.exit !== undefined && date > record.exit.date;
  const savesOn = !isContinued || record.continuedInsurance?.withSavings === true;
  const { risk, administration } = parameters.contributions;
  const insuredForRisk = isInsuredForRisk(record, parameters, date);
  const borne = (member: Centimes, employer: Centimes): Share =>
    isContinued ? { member: member + employer, employer: 0 } : { member, employer };
  const split = (member: number, employer: number): Share => borne(shareOf(base, member), shareOf(base, employer));
  const parts = {
    savings: savesOn ? split(rates.member, rates.employer) : { member: 0, employer: 0 },
    risk: insuredForRisk ? split(risk.member, risk.employer) : { member: 0, employer: 0 },
    administration:
      !insuredForRisk || base === 0
        ? { member: 0, employer: 0 }
        : administration.unit === 'percent'
          ? split(administration.member, administration.employer)
          : borne(toCentimes(administration.member), toCentimes(administration.employer)),
  };
  const perYear = {
    member: parts.savings.member + parts.risk.member + parts.administration.member,
    employer: parts.savings.employer + parts.risk.employer + parts.administration.employer,
  };
  return {
    insured,
    ...parts,
    perYear,
    perMonth: { member: perMonth(perYear.member), employer: perMonth(perYear.employer) },
  };
};

const both = (share: Share): Centimes => share.member + share.employer;

export type UnpaidLeave = {
  /** Cover that the plan lists first. */
  readonly cover: 'full' | 'riskOnly' | 'none';
  /** What the member pays a month for it, the employer's share included. */
  readonly perMonth: Centimes;
  readonly freeMonths: number;
  readonly atMostMonths: number;
};

/** Cost of unpaid leave: after the free months the member pays both shares of what stays covered. `null`: nothing is paid anyway. */
export const computeUnpaidLeave = (contributions: Contributions, parameters: PlanParameters): UnpaidLeave | null => {
  if (contributions.perYear.member + contributions.perYear.employer === 0) return null;
  const { covers, freeMonths, atMostMonths } = parameters.unpaidLeave;
  const cover = covers[0] ?? 'none';
  const risk = both(contributions.risk) + both(contributions.administration);
  const perYear = cover === 'none' ? 0 : cover === 'riskOnly' ? risk : risk + both(contributions.savings);
  return { cover, perMonth: perMonth(perYear), freeMonths, atMostMonths };
};
