import * as z from 'zod/mini';
import { isEmailAddress } from '#kernel/email-address.ts';
import { hasAhvCheckDigit } from '#kernel/ahv-check-digit.ts';
import { civilStatusCodes, civilStatusCodeSchema } from '#kernel/civil-status.ts';
import { localeSchema } from '#kernel/locale.ts';
import { childShape, employmentShape, employmentsOf, insuredShape, partnerShape } from './insured-record.ts';
import { areUnique, isoDateSchema, sentenceSchema } from './plan-values.ts';

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
const partnerSchema = z.strictObject({ ...partnerShape, firstname: nameSchema, lastname: nameSchema });

const childSchema = z.strictObject({ ...childShape, firstname: nameSchema });

const employmentSchema = z.strictObject({ ...employmentShape, employer: z.string().check(z.minLength(1)) });

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

  ...insuredShape,
  employments: employmentsOf(employmentSchema),
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
