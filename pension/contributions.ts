import type { InsuredRecord } from './insured-record.ts';
import type { PlanParameters } from './plan.ts';
import { yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { LeaveCover } from '#kernel/leave-cover.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { drawingDate, paysRiskContributions } from './ages.ts';
import { chf, law, months, percent } from './calculation.ts';
import type { Step } from './calculation.ts';
import { creditRatesOn, insuredOn } from './insured-person.ts';
import type { InsuredAmounts } from './insured-person.ts';
import { perMonth, shareOf } from './rates.ts';
import { ordinaryAge } from './retirement.ts';

/**
 * Whether death and disability are insured: from 1 January after the 17th birthday to the ordinary age. BVG art. 7 and
 * 10.
 */
const isInsuredForRisk = (record: InsuredRecord, parameters: PlanParameters, date: IsoDate): boolean =>
  isUnknownDate(record.birthDate) ||
  (paysRiskContributions(record.birthDate, yearOf(date)) &&
    date < drawingDate(record.birthDate, ordinaryAge(record, parameters)));

/** The yearly contribution for one purpose, by payer. */
export type Share = { readonly member: Centimes; readonly employer: Centimes };

/** What both pay together. */
const both = (share: Share): Centimes => share.member + share.employer;

export type Contributions = {
  readonly insured: InsuredAmounts;
  /** `null` if the birth date is unknown, because the rates depend on the age. BVG art. 16. */
  readonly savings: Share | null;
  readonly risk: Share;
  readonly administration: Share;
  /** Their total; `null` if one part is unknown. */
  readonly perYear: Share | null;
  readonly perMonth: Share | null;
  /** The derivation of the total; empty without a total. */
  readonly steps: readonly Step[];
};

/**
 * Contributions by the rates and the salary of a day; none are due on the part of the salary that disability keeps
 * insured. A member who stays insured after a dismissal pays both shares (BVG art. 47a). `null` for an uninsured
 * member.
 */
export const computeContributions = (
  record: InsuredRecord,
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
  const isUnknown = savesOn && isUnknownDate(record.birthDate);
  const savings = savesOn ? split(rates.member, rates.employer) : { member: 0, employer: 0 };
  const parts = {
    risk: insuredForRisk ? split(risk.member, risk.employer) : { member: 0, employer: 0 },
    administration:
      !insuredForRisk || base === 0
        ? { member: 0, employer: 0 }
        : administration.unit === 'percent'
          ? split(administration.member, administration.employer)
          : borne(toCentimes(administration.member), toCentimes(administration.employer)),
  };
  const perYear = {
    member: savings.member + parts.risk.member + parts.administration.member,
    employer: savings.employer + parts.risk.employer + parts.administration.employer,
  };
  if (isUnknown) return { insured, savings: null, ...parts, perYear: null, perMonth: null, steps: [] };
  return {
    insured,
    savings,
    ...parts,
    perYear,
    perMonth: { member: perMonth(perYear.member), employer: perMonth(perYear.employer) },
    steps: [
      {
        rule: 'savingsContribution',
        law: law('BVG', '16'),
        plan: 'savings',
        inputs: [
          chf('contributorySalary', base),
          percent('memberRate', savesOn ? rates.member : 0),
          percent('employerRate', savesOn ? rates.employer : 0),
          chf('memberShare', savings.member),
          chf('employerShare', savings.employer),
        ],
        result: chf('perYear', both(savings)),
      },
      {
        rule: 'riskContribution',
        plan: 'contributions',
        inputs: [
          chf('contributorySalary', base),
          percent('memberRate', insuredForRisk ? risk.member : 0),
          percent('employerRate', insuredForRisk ? risk.employer : 0),
          chf('memberShare', parts.risk.member),
          chf('employerShare', parts.risk.employer),
        ],
        result: chf('perYear', both(parts.risk)),
      },
      {
        rule: administration.unit === 'percent' ? 'administrationByPercent' : 'administrationByAmount',
        plan: 'contributions',
        inputs: [
          ...(administration.unit === 'percent'
            ? [
                chf('contributorySalary', base),
                percent('memberRate', insuredForRisk ? administration.member : 0),
                percent('employerRate', insuredForRisk ? administration.employer : 0),
              ]
            : []),
          chf('memberShare', parts.administration.member),
          chf('employerShare', parts.administration.employer),
        ],
        result: chf('perYear', both(parts.administration)),
      },
      {
        rule: 'contributionsSum',
        law: law('BVG', '66', { paragraph: '1' }),
        inputs: [chf('memberShare', perYear.member), chf('employerShare', perYear.employer)],
        result: chf('perYear', perYear.member + perYear.employer),
      },
      { rule: 'perMonth', inputs: [chf('perYear', perYear.member)], result: chf('perMonth', perMonth(perYear.member)) },
    ],
  };
};

/** What is paid a month, by payer, and what of the member's is saved. */
export type MonthlyContributions = Share & { readonly memberSavings: Centimes };

/** Contributions a month; `null` if nothing is insured or the age is unknown. */
export const monthlyContributions = (contributions: Contributions | null): MonthlyContributions | null =>
  contributions?.perMonth && contributions.savings
    ? { ...contributions.perMonth, memberSavings: perMonth(contributions.savings.member) }
    : null;

export type UnpaidLeave = {
  /** The first cover in the plan. */
  readonly cover: LeaveCover;
  /** The member's monthly cost, including the employer's share; `null` if the contributions are unknown. */
  readonly perMonth: Centimes | null;
  readonly freeMonths: number;
  readonly atMostMonths: number;
  /** Each cover that the plan offers, in its order, with its monthly cost. */
  readonly covers: readonly {
    readonly cover: LeaveCover;
    readonly perMonth: Centimes | null;
    /** Empty if the cost is unknown. */
    readonly steps: readonly Step[];
  }[];
};

/**
 * Cost of unpaid leave: after the free months the member pays both shares of what stays insured. `null` if no
 * contributions are due anyway.
 */
export const computeUnpaidLeave = (contributions: Contributions, parameters: PlanParameters): UnpaidLeave | null => {
  if (contributions.perYear !== null && both(contributions.perYear) === 0) return null;
  const { covers, freeMonths, atMostMonths } = parameters.unpaidLeave;
  const risk = both(contributions.risk) + both(contributions.administration);
  const savings = contributions.savings && both(contributions.savings);
  const quoted = (cover: LeaveCover): UnpaidLeave['covers'][number] => {
    if (cover === 'full' && savings === null) return { cover, perMonth: null, steps: [] };
    const cost = (cover === 'full' ? (savings ?? 0) : 0) + (cover === 'none' ? 0 : risk);
    return {
      cover,
      perMonth: perMonth(cost),
      steps: [
        {
          rule: LEAVE_RULES[cover],
          plan: 'unpaidLeave',
          inputs: [
            ...(cover === 'full' ? [chf('savingsContributions', savings ?? 0)] : []),
            ...(cover === 'none' ? [] : [chf('riskAndAdministration', risk)]),
            months('freeMonths', freeMonths),
          ],
          result: chf('perYear', cost),
        },
        { rule: 'perMonth', inputs: [chf('perYear', cost)], result: chf('perMonth', perMonth(cost)) },
      ],
    };
  };
  const all = covers.map(quoted);
  const { cover, perMonth: first } = all[0] ?? quoted('none');
  return { cover, perMonth: first, freeMonths, atMostMonths, covers: all };
};

const LEAVE_RULES = { full: 'unpaidLeaveFull', riskOnly: 'unpaidLeaveRiskOnly', none: 'unpaidLeaveNone' } as const;
