import * as z from 'zod/mini';
import { isEmailAddress } from '#kernel/email-address.ts';
import { hasAhvCheckDigit } from '#kernel/ahv-check-digit.ts';
import { civilStatusCodes, civilStatusCodeSchema } from '#kernel/civil-status.ts';
import { localeSchema } from '#kernel/locale.ts';
import { areUnique, chfSchema, isoDateSchema, percentSchema, rises, sentenceSchema } from './plan-values.ts';

/**
 * One entry of `tenants/<code>/members.json`: what a fund knows about one insured person. The provider computes every
 * figure from it and the plan; it contains no computed figure. Amounts are CHF, rates percent, dates `YYYY-MM-DD`.
 */

const nameSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** A Swiss social security number with dots and a correct check digit: `756.0000.0000.19`. */
const ahvNumberSchema = z.string().check(
  z.regex(/^756\.\d{4}\.\d{4}\.\d{2}$/, 'a number like 756.0000.0000.19 is expected'),
  z.refine((value: string) => hasAhvCheckDigit(value.replaceAll('.', '')), 'the check digit is wrong'),
);

const emailAddressSchema = z.string().check(z.refine(isEmailAddress, 'an e-mail address is expected'));
const mobileNumberSchema = z.string().check(z.regex(/^\+\d{8,15}$/, 'a number like +41790000001 is expected'));

const addressSchema = z.strictObject({
  /** Street and number; empty if unknown to the fund. */
  addressRow1: z.string(),
  addressRow2: z.optional(z.string()),
  zipCode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/, 'a country code of two capitals is expected')),
});

/** Spouse, registered partner or cohabitant. */
const partnerSchema = z.strictObject({
  relation: z.enum(['spouse', 'registeredPartner', 'cohabitant']),
  firstname: nameSchema,
  lastname: nameSchema,
  birthDate: z.optional(isoDateSchema),
  /** Day of the marriage or registration; for a cohabitant, the day the shared household began. */
  since: isoDateSchema,
  /** Day on which the fund received the declaration of a cohabiting partner; omitted if not declared. */
  declarationReceived: z.optional(isoDateSchema),
});

const childSchema = z.strictObject({
  firstname: nameSchema,
  birthDate: isoDateSchema,
  /** In education: pensions continue up to 25. */
  inEducation: z.optional(z.boolean()),
  /** Degree of disability in percent: from 70 on, pensions continue up to 25. BVG art. 22 para. 3. */
  disabilityDegree: z.optional(percentSchema),
  /** A child of both the member and the present partner. */
  withPartner: z.optional(z.boolean()),
});

/** A salary in force from a day until the next entry or the exit. */
const employmentSchema = z.strictObject({
  from: isoDateSchema,
  employer: z.string().check(z.minLength(1)),
  /** Actual yearly pay at the activity rate: a 60 % job at 25'000 says 25000. */
  salary: chfSchema,
  /** In percent of full-time. */
  activityRate: percentSchema,
});

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

const documentFields = {
  date: isoDateSchema,
  read: z.boolean(),
  /** `superseded` by a newer document; by default `valid`. */
  state: z._default(z.enum(['valid', 'superseded']), 'valid'),
};

const documentSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pensionCertificate'), ...documentFields }),
  z.strictObject({
    type: z.literal('contributionStatement'),
    /** The calendar year that it states. */
    year: z.int().check(z.gte(1985), z.lte(2100)),
    ...documentFields,
  }),
  z.strictObject({
    type: z.literal('planConfirmation'),
    /** First day of the choice that it confirms. */
    from: isoDateSchema,
    ...documentFields,
  }),
  z.strictObject({ type: z.literal('insuranceFormSet'), ...documentFields }),
]);

const shape = {
  /** Stable key of the entry within its fund, in lower case: `anna-keller`. */
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and single hyphens are expected')),
  /**
   * - `active`: may log in.
   * - `left`: left long ago; the login says so.
   * - `locked`: access revoked; the login says so.
   * - `registrable`: insured, but without a login yet.
   */
  state: z.enum(['active', 'left', 'locked', 'registrable']),
  /** What is special about the person, for the demo page. */
  note: sentenceSchema,
  ableToImpersonate: z._default(z.boolean(), false),
  /** Only the fund changes this person's data: the profile shows no edit buttons, and the provider refuses changes. */
  readOnlyProfile: z._default(z.boolean(), false),

  ahvNumber: ahvNumberSchema,
  firstname: nameSchema,
  lastname: nameSchema,
  sex: z.enum(['female', 'male']),
  /** Year 0001 if unknown to the fund: shown as **.**.****, and no figure that needs an age is computed. */
  birthDate: isoDateSchema,
  language: localeSchema,
  /** Login address; required unless the state is `registrable`. */
  emailAddress: z.optional(emailAddressSchema),
  restoreEmailAddress: z.optional(emailAddressSchema),
  /** E.164. */
  mobileNumber: z.optional(mobileNumberSchema),
  address: z.optional(addressSchema),
  civilStatus: z.strictObject({ code: civilStatusCodeSchema, since: z.optional(isoDateSchema) }),
  partner: z.optional(partnerSchema),
  children: z._default(z.array(childSchema), []),

  admissionDate: z.optional(isoDateSchema),
  exit: z.optional(z.strictObject({ date: isoDateSchema, reason: z.enum(exitReasons) })),
  /**
   * Insurance continued after a dismissal past 58 (BVG art. 47a): the member pays both shares, including savings if
   * they wish.
   */
  continuedInsurance: z.optional(z.strictObject({ from: isoDateSchema, withSavings: z.boolean() })),
  employments: z._default(
    z
      .array(employmentSchema)
      .check(
        z.refine(
          (list: readonly { readonly from: string }[]) => rises(list.map((entry) => entry.from)),
          'the employments must rise by from',
        ),
      ),
    [],
  ),
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
  /** Chosen savings options, each with its first day; `00` before the first. */
  planChoices: z._default(z.array(z.strictObject({ from: isoDateSchema, id: z.enum(['00', '01', '02']) })), []),
  documents: z._default(z.array(documentSchema), []),
};

export const memberRecordSchema = z.strictObject(shape).check(
  z.refine((member) => member.state === 'registrable' || member.emailAddress !== undefined, {
    path: ['emailAddress'],
    message: 'a member who has a login has an e-mail address',
  }),
  z.refine((member) => member.state === 'registrable' || member.mobileNumber !== undefined, {
    path: ['mobileNumber'],
    message: 'a member who has a login has a mobile number',
  }),
  z.refine((member) => member.state !== 'left' || member.exit !== undefined, {
    path: ['exit'],
    message: 'a member who left has an exit',
  }),
  z.refine(
    (member) =>
      member.partner?.relation !== 'spouse' ||
      [civilStatusCodes.married, civilStatusCodes.separated].some((code) => code === member.civilStatus.code),
    {
      path: ['civilStatus', 'code'],
      message: 'a member with a spouse is married (2) or separated (5)',
    },
  ),
  z.refine((member) => (member.openingBalance?.bvgPart ?? 0) <= (member.openingBalance?.savings ?? 0), {
    path: ['openingBalance', 'bvgPart'],
    message: 'the BVG part must not exceed the savings',
  }),
);

/** `tenants/<code>/members.json`: unique ids, AHV numbers and addresses. */
export const memberRecordsSchema = z.array(memberRecordSchema).check(
  z.refine((list) => areUnique(list.map((member) => member.id)), 'two members share an id'),
  z.refine((list) => areUnique(list.map((member) => member.ahvNumber)), 'two members share an AHV number'),
  z.refine(
    (list) => areUnique(list.flatMap((member) => member.emailAddress?.toLowerCase() ?? [])),
    'two members share an e-mail address',
  ),
);

export type MemberRecord = z.infer<typeof memberRecordSchema>;
/** As written in JSON: fields with a default may be omitted. */
export type MemberRecordInput = z.input<typeof memberRecordSchema>;
export type MoneyEvent = MemberRecord['moneyEvents'][number];
