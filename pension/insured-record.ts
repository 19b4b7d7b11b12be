import * as z from 'zod/mini';
import { activityRateSchema, chfSchema, isoDateSchema, percentSchema, rises } from './plan-values.ts';
import type { IsoDate } from '#kernel/date.ts';
import { savingsOptionIds } from '#kernel/savings-option.ts';

/**
 * The part of a member's record that figures are computed from: dates, salaries, money, the family by relation and
 * dates. Nothing in it names the person or their employer, so that it can be sent to a browser that computes with it.
 */

export const partnerShape = {
  relation: z.enum(['spouse', 'registeredPartner', 'cohabitant']),
  birthDate: z.optional(isoDateSchema),
  /** Day of the marriage or registration; for a cohabitant, the day the shared household began. */
  since: isoDateSchema,
  /** Day on which the fund received the declaration of a cohabiting partner; omitted if not declared. */
  declarationReceived: z.optional(isoDateSchema),
};

export const childShape = {
  birthDate: isoDateSchema,
  /** In education: pensions continue up to 25. */
  inEducation: z.optional(z.boolean()),
  /** Degree of disability in percent: from 70 on, pensions continue up to 25. BVG art. 22 para. 3. */
  disabilityDegree: z.optional(percentSchema),
  /** A child of both the member and the present partner. */
  withPartner: z.optional(z.boolean()),
};

/** A salary in force from a day until the next entry or the exit. */
export const employmentShape = {
  from: isoDateSchema,
  /** Actual yearly pay at the activity rate: a 60 % job at 25'000 says 25000. */
  salary: chfSchema,
  /** In percent of full-time. */
  activityRate: activityRateSchema,
};

/** The employments of a record, in order. */
export const employmentsOf = <Schema extends z.ZodMiniType<{ readonly from: string }>>(employment: Schema) =>
  z._default(
    z
      .array(employment)
      .check(z.refine((list) => rises(list.map((entry) => entry.from)), 'the employments must rise by from')),
    [],
  );

/** Savings at the end of a day, from which the history is computed. */
const openingBalanceSchema = z.strictObject({
  date: isoDateSchema,
  savings: chfSchema,
  /** The part that the law requires (BVG part); omitted if unknown, and then no minimum is derived from it. */
  bvgPart: z.optional(chfSchema),
  /**
   * The minimum of FZG art. 17 by then: amounts brought in with interest, and own contributions with interest, without
   * their supplement. Omitted if unknown; then there is only an upper bound of the minimum.
   */
  article17: z.optional(z.strictObject({ broughtIn: chfSchema, ownContributions: chfSchema })),
});

/** Money that came in or went out on a day. */
const moneyEventSchema = z.discriminatedUnion('kind', [
  /** Vested benefits brought from an earlier fund. FZG art. 3. */
  z.strictObject({
    kind: z.literal('transferIn'),
    date: isoDateSchema,
    amount: chfSchema,
    bvgPart: z.optional(chfSchema),
  }),
  /** `afterDivorce`: makes up for a divorce and is exempt from what blocks buy-ins. BVG art. 79b. */
  z.strictObject({
    kind: z.literal('buyIn'),
    date: isoDateSchema,
    amount: chfSchema,
    afterDivorce: z.optional(z.boolean()),
  }),
  /** For the member's own home. BVG art. 30c. */
  z.strictObject({
    kind: z.literal('earlyWithdrawal'),
    date: isoDateSchema,
    amount: chfSchema,
    bvgPart: z.optional(chfSchema),
  }),
  /** Of an early withdrawal. BVG art. 30d. */
  z.strictObject({ kind: z.literal('repayment'), date: isoDateSchema, amount: chfSchema }),
  z.strictObject({
    kind: z.literal('divorceOut'),
    date: isoDateSchema,
    amount: chfSchema,
    bvgPart: z.optional(chfSchema),
  }),
  z.strictObject({
    kind: z.literal('divorceIn'),
    date: isoDateSchema,
    amount: chfSchema,
    bvgPart: z.optional(chfSchema),
  }),
  /**
   * A step into retirement: this share of the savings was drawn, `lumpSum` of it at once, the rest as a pension. BVG
   * art. 13a.
   */
  z.strictObject({
    kind: z.literal('partialRetirement'),
    date: isoDateSchema,
    percent: percentSchema,
    lumpSum: chfSchema,
  }),
]);

const exitReasons = [
  'resignation',
  'dismissedByEmployer',
  'retirement',
  'emigration',
  'selfEmployment',
  'other',
] as const;

/** What figures are computed from, besides partner, children and employments. */
export const insuredShape = {
  sex: z.enum(['female', 'male']),
  /** Year 0001 if unknown to the fund: shown as **.**.****, and no figure that needs an age is computed. */
  birthDate: isoDateSchema,
  admissionDate: z.optional(isoDateSchema),
  exit: z.optional(z.strictObject({ date: isoDateSchema, reason: z.enum(exitReasons) })),
  /**
   * Insurance continued after a dismissal past 58 (BVG art. 47a): the member pays both shares, including savings if
   * they wish.
   */
  continuedInsurance: z.optional(z.strictObject({ from: isoDateSchema, withSavings: z.boolean() })),
  openingBalance: z.optional(openingBalanceSchema),
  moneyEvents: z._default(z.array(moneyEventSchema), []),
  disability: z.optional(z.strictObject({ degree: percentSchema, since: isoDateSchema })),
  /**
   * Day of arrival of a person never insured in Switzerland before; caps buy-ins for the five years after the first
   * admission. BVV 2 art. 60b.
   */
  arrivalFromAbroad: z.optional(isoDateSchema),
  /** Day on which such a person first joined a Swiss pension fund; by default `admissionDate`. */
  firstAdmission: z.optional(isoDateSchema),
  /** Vested benefits the member keeps outside the fund; they reduce the buy-in. BVV 2 art. 60a. */
  vestedBenefitsElsewhere: z._default(chfSchema, 0),
  /** Pillar 3a savings above the table's maximum; they reduce the buy-in. BVV 2 art. 60a. */
  pillar3aExcess: z._default(chfSchema, 0),
  /** Day on which the fund was told that the benefits are pledged for a home. BVG art. 30b. */
  pledgedSince: z.optional(isoDateSchema),
  /** Recorded vested benefits at 50 (FZG art. 24); by default taken from the computed history. */
  vestedBenefitsAtFifty: z.optional(chfSchema),
  /**
   * Recorded vested benefits on the day of the present marriage or registration (FZG art. 22a, 24); by default taken from
   * the computed history.
   */
  vestedBenefitsAtMarriage: z.optional(chfSchema),
  /** The member's own figure of their old-age pension of the AHV, CHF a month, as they have entered it. */
  ahvPerMonth: z.optional(chfSchema),
  /** Chosen savings options, each with its first day; `00` before the first. */
  planChoices: z._default(z.array(z.strictObject({ from: isoDateSchema, id: z.enum(savingsOptionIds) })), []),
};

export const insuredRecordSchema = z.strictObject({
  ...insuredShape,
  partner: z.optional(z.strictObject(partnerShape)),
  /** The civil status says that there is a spouse or registered partner who is not on record. */
  isSpouseUnrecorded: z.optional(z.literal(true)),
  children: z._default(z.array(z.strictObject(childShape)), []),
  employments: employmentsOf(z.strictObject(employmentShape)),
});

export type InsuredRecord = z.infer<typeof insuredRecordSchema> & {
  /**
   * First day of the insurance that figures assume after an announced dismissal; derived by `recordAsOf`, never recorded. BVG
   * art. 47a.
   */
  readonly mayContinueFrom?: IsoDate | undefined;
  /** Months of unpaid leave without savings contributions, from the first day to before `until`; only simulated. */
  readonly leave?: { readonly from: IsoDate; readonly until: IsoDate } | undefined;
  /** A higher degree of somebody who draws a disability pension already; only simulated. */
  readonly higherDegree?: { readonly degree: number; readonly since: IsoDate };
};

export type MoneyEvent = InsuredRecord['moneyEvents'][number];
