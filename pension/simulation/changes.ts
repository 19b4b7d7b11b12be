import * as z from 'zod/mini';
import { leaveCovers } from '#kernel/leave-cover.ts';
import { savingsOptionIds } from '#kernel/savings-option.ts';
import { activityRateSchema, atLeast, chfSchema, isoDateSchema, percentSchema, wholeFrom } from '../plan-values.ts';

/**
 * What a simulation changes: every part is optional, and all can be combined. Amounts are CHF, rates percent, ages
 * months, dates `YYYY-MM-DD`. Values of the right form always give a result: what law or plan says about them is a
 * finding.
 */

/** A day near enough to be projected. */
export const daySchema = isoDateSchema.check(
  z.refine((day) => day >= '1950-01-01' && day <= '2149-12-31', 'a day between 1950 and 2149 is expected'),
);

const amountSchema = atLeast(chfSchema, 0.01, 'an amount above zero is expected');

/** In how many yearly payments a buy-in can be made. */
export const mostInstalments = 20;

/** A share, above nothing. */
const shareSchema = atLeast(percentSchema, 0.0001, 'a share above zero is expected');

const workloadSchema = atLeast(activityRateSchema, 0.0001, 'a workload above zero is expected');

const lumpSumSchema = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('percent'), value: percentSchema }),
  z.strictObject({ unit: z.literal('chf'), value: chfSchema }),
]);

const retirementStepSchema = z.strictObject({
  /** Age in months in which the step is taken; its benefits begin on the first of the next month. */
  month: wholeFrom(0, 1440),
  /** In percent of all that is not drawn today; all steps add up to at most 100. */
  share: shareSchema,
  /** What is taken at once, of what the step draws; by default nothing. */
  lumpSum: z.optional(lumpSumSchema),
  /** Yearly pay from then on; by default it falls by the drawn share. */
  salary: z.optional(chfSchema),
});

export const changesSchema = z.strictObject({
  retirement: z.optional(
    z.strictObject({
      /** What they leave is drawn at the ordinary age, or at the latest age if a step comes after that. */
      steps: z.array(retirementStepSchema).check(z.minLength(1), z.maxLength(12)),
      /** The member's own figure of their old-age pension of the AHV, from the reference age on. */
      ahvPerMonth: z.optional(chfSchema),
    }),
  ),
  buyIn: z.optional(
    z.strictObject({
      /** All instalments together. */
      amount: amountSchema,
      /** Day of the first instalment; the others follow on that day of each next year. */
      from: daySchema,
      instalments: z.optional(wholeFrom(1, mostInstalments)),
      /** The member's own marginal tax rate. */
      marginalRate: z.optional(percentSchema),
    }),
  ),
  /** With an amount of nothing, a day moves nothing and asks what is possible on it: `homeLimits`. */
  home: z.optional(
    z.strictObject({
      withdrawal: z.optional(z.strictObject({ amount: chfSchema, on: daySchema })),
      /** Changes nothing unless it is realised: then it is a withdrawal of that day. */
      pledge: z.optional(z.strictObject({ amount: chfSchema, on: daySchema, realisedOn: z.optional(daySchema) })),
      repayment: z.optional(z.strictObject({ amount: chfSchema, on: daySchema })),
    }),
  ),
  savings: z.optional(
    z.strictObject({
      option: z.optional(z.strictObject({ id: z.enum(savingsOptionIds), from: daySchema })),
      /** Yearly pay at the activity rate. */
      salary: z.optional(z.strictObject({ amount: amountSchema, from: daySchema })),
      /** In percent of full-time; the salary changes in proportion unless it is given for the same day. */
      workload: z.optional(z.strictObject({ percent: workloadSchema, from: daySchema })),
    }),
  ),
  leave: z.optional(
    z.strictObject({
      from: daySchema.check(z.refine((day) => day.endsWith('-01'), 'the first day of a month is expected')),
      months: wholeFrom(1, 60),
      cover: z.enum(leaveCovers),
    }),
  ),
  risk: z.optional(
    z.discriminatedUnion('event', [
      z.strictObject({ event: z.literal('death'), on: daySchema }),
      /** Degree of disability in percent; by default 100. */
      z.strictObject({ event: z.literal('disability'), on: daySchema, degree: z.optional(percentSchema) }),
    ]),
  ),
});

export type Changes = z.infer<typeof changesSchema>;
