import * as z from 'zod/mini';
import { leaveCovers } from '#kernel/leave-cover.ts';
import { savingsOptionIds } from '#kernel/savings-option.ts';
import {
  ageSchema,
  areUnique,
  atLeast,
  atMost,
  chfSchema,
  isoDateSchema,
  numberFrom,
  percentSchema,
  rises,
  sentenceSchema,
  wholeFrom,
} from './plan-values.ts';

/**
 * A fund's plan: `tenants/<code>/plan.json`.
 * It contains everything that a fund's regulations decide. What the law decides for all funds (threshold, coordination
 * deduction, minimum interest, …) is in `pension/legal-parameters.ts`; a plan refers to it with the word `"law"`.
 * Amounts are CHF, rates percent (5.4 means 5.4 %), ages whole years, dates `YYYY-MM-DD`.
 */

/** A year as a key: `"2024"`. */
const yearSchema = z.string().check(z.regex(/^(?:19|20)\d{2}$/, 'a year as four digits is expected'));

const lawOrChf = z.union([z.literal('law'), chfSchema], 'the word "law" or an amount in CHF is expected');

/** A rate split between member and employer, each in percent. */
const splitSchema = z.strictObject({ member: percentSchema, employer: percentSchema });

/**
 * How the insured (coordinated) salary is computed: salary, capped at `highestSalary`, minus `deduction`, raised to
 * `lowest`; below `entryThreshold` nobody is insured. BVG art. 2, 7 and 8.
 */
const coordinationSchema = z.strictObject({
  /** Yearly salary from which a person is insured; `"law"` is 22'680 in 2025. */
  entryThreshold: lawOrChf,
  /** `"none"`, `"law"`, a fixed amount, or a share of the salary with a ceiling. */
  deduction: z.union(
    [
      z.literal('none'),
      z.literal('law'),
      chfSchema,
      z.strictObject({ percentOfSalary: percentSchema, atMost: lawOrChf }),
    ],
    'a deduction is "none", "law", an amount in CHF, or { percentOfSalary, atMost }',
  ),
  /**
   * Multiplies threshold, deduction and ceiling by the activity rate, so that part-time work is insured like full-time
   * work.
   */
  scaledByActivityRate: z.boolean(),
  /** Lowest insured salary above the threshold; `"law"` is 3'780 in 2025. */
  lowest: z.union([z.literal('none'), z.literal('law'), chfSchema]),
  /**
   * Maximum salary that counts; `"law"` is 90'720 in 2025, `"none"` insures the whole salary (up to ten times that, BVG
   * art. 79c).
   */
  highestSalary: z.union([z.literal('none'), z.literal('law'), chfSchema]),
});

/** Age credits in percent of the insured salary, from `fromAge` until the next band. BVG art. 16. */
const creditBandSchema = z.strictObject({ fromAge: ageSchema, member: percentSchema, employer: percentSchema });

/** The savings part of the plan: credits by age, and the options a member may choose among. */
const savingsSchema = z
  .strictObject({
    bands: z.array(creditBandSchema).check(
      z.minLength(1, 'at least one age band is expected'),
      z.refine((bands) => rises(bands.map((band) => band.fromAge)), 'the entries must rise by fromAge'),
    ),
    /** Age at which the last band ends; credits are paid until then or until retirement, whichever comes first. */
    untilAge: ageSchema,
    /**
     * Savings options of the member: additional percent of the insured salary, paid only by the member from the first
     * age band on. Empty if the fund offers no choice. Their ids are 00, 01, 02.
     */
    options: z.array(
      z.strictObject({
        id: z.enum(savingsOptionIds, 'an option is 00, 01 or 02'),
        additionalPercent: z.union([z.literal(0), z.literal(1), z.literal(2)], 'an option adds 0, 1 or 2 percent'),
      }),
    ),
  })
  .check(
    z.refine((savings) => (savings.bands.at(-1)?.fromAge ?? 0) < savings.untilAge, {
      path: ['untilAge'],
      message: 'the last age band must begin before it ends',
    }),
    z.refine((savings) => areUnique(savings.options.map((option) => option.id)), {
      path: ['options'],
      message: 'an option is listed twice',
    }),
  );

/** Yearly cost of risk cover and administration, and who pays it. */
const contributionsSchema = z.strictObject({
  /** In percent of the insured salary, from 1 January after the 17th birthday until retirement. */
  risk: splitSchema,
  administration: z.discriminatedUnion('unit', [
    z.strictObject({ unit: z.literal('percent'), member: percentSchema, employer: percentSchema }),
    z.strictObject({ unit: z.literal('chfPerYear'), member: chfSchema, employer: chfSchema }),
  ]),
});

const conversionRateSchema = z.strictObject({ age: ageSchema, rate: percentSchema });

/** When and how old-age benefits are drawn. BVG art. 13 to 14. */
const retirementSchema = z
  .strictObject({
    /** From this age on (fund: 58 or later, BVV 2 art. 1i). */
    earliestAge: atLeast(ageSchema, 58, 'nobody retires before 58'),
    /** `"reference"` for the law's reference age (64 y 3 m … 65), or the fund's own age in whole years. */
    ordinaryAge: z.union([z.literal('reference'), ageSchema]),
    latestAge: atMost(ageSchema, 70, 'drawing ends at 70'),
    /** Percent of the savings paid as yearly pension, at whole ages; months between two ages are interpolated. */
    conversionRates: z.array(conversionRateSchema).check(
      z.minLength(1, 'at least one rate is expected'),
      z.refine((lines) => rises(lines.map((line) => line.age)), 'the entries must rise by age'),
    ),
    lumpSum: z.strictObject({
      /** Share of the savings that can be taken at once; the law requires at least a quarter of the BVG savings. */
      atMostPercent: percentSchema,
      noticeMonths: wholeFrom(0, 36),
    }),
    partialSteps: z.strictObject({
      atMost: wholeFrom(1, 10),
      /** Minimum share of the old-age benefits in the first step; the law requires 20. BVG art. 13a. */
      firstAtLeastPercent: percentSchema,
    }),
  })
  .check(
    z.refine((retirement) => retirement.earliestAge <= retirement.latestAge, {
      path: ['latestAge'],
      message: 'the latest age must not lie before the earliest',
    }),
    z.refine(
      ({ ordinaryAge, earliestAge, latestAge }) =>
        ordinaryAge === 'reference' || (ordinaryAge >= earliestAge && ordinaryAge <= latestAge),
      { path: ['ordinaryAge'], message: 'the ordinary age must lie between the earliest and the latest' },
    ),
  );

/** Yearly full disability pension (100 %). Partial disability is scaled by BVG art. 24a. */
const disabilitySchema = z.strictObject({
  pension: z.discriminatedUnion('basis', [
    /** A share of the insured salary. */
    z.strictObject({ basis: z.literal('insuredSalary'), percent: percentSchema }),
    /**
     * Savings at the ordinary age, with credits on the last salary and `interest` a year (0 in the law), times the
     * rate. BVG art. 24.
     */
    z.strictObject({ basis: z.literal('projectedSavings'), interest: percentSchema, conversionRate: percentSchema }),
  ]),
  /** Each child's pension in percent of the disability pension. BVG art. 25. */
  childPercent: percentSchema,
  waitingMonths: wholeFrom(0, 24),
});

/** Survivors' pensions and the lump sum at death. BVG art. 18 to 22. */
const survivorsSchema = z
  .strictObject({
    /**
     * Spouse or registered partner, in percent of the disability pension (before retirement) or of the old-age pension
     * (after it).
     */
    spousePercent: percentSchema,
    /** Each orphan, in percent of the same. */
    childPercent: percentSchema,
    childUntilAge: ageSchema,
    childInEducationUntilAge: ageSchema,
    /**
     * How the lump sum is divided between an entitled partner and children with a pension: the partner's percent, the
     * rest for the children; by default per head. BVG art. 20a.
     */
    beneficiaries: z.optional(z.strictObject({ partnerPercent: percentSchema })),
    /** Pension of a cohabiting partner; `null` if the regulations offer none. BVG art. 20a. */
    cohabitingPartner: z.nullable(
      z.strictObject({
        /** Required years of shared household, unless there is a common child. */
        yearsOfSharedHousehold: wholeFrom(0, 30),
        /** Whether the fund must have received a declaration in the member's lifetime. */
        declarationRequired: z.boolean(),
      }),
    ),
    lumpSum: z.strictObject({
      /**
       * - `none`: no lump sum.
       * - `savings`: `percent` of the savings.
       * - `savingsWithoutPension`: `percent` of the savings, only where no spouse or partner draws a pension.
       * - `insuredSalary`: `percent` of the insured salary.
       * - `disabilityPensions`: `percent` of the yearly disability pension (300 is three yearly pensions).
       */
      rule: z.enum(['none', 'savings', 'savingsWithoutPension', 'insuredSalary', 'disabilityPensions']),
      percent: numberFrom(0, 1000),
      /** Whether voluntary buy-ins are always paid out in addition. */
      buyInsOnTop: z.boolean(),
    }),
  })
  .check(
    z.refine((survivors) => survivors.childUntilAge <= survivors.childInEducationUntilAge, {
      path: ['childInEducationUntilAge'],
      message: 'children in education must not lose their pension before the others',
    }),
  );

/**
 * The maximum savings that buy-ins may lead to: a table by age, or the plan's own credits. FZG art. 9, BVV 2 art. 60a.
 */
const buyInSchema = z.discriminatedUnion('maximum', [
  /** Maximum savings in percent of the insured salary, by age for credits; the last line applies to all later ages. */
  z.strictObject({
    maximum: z.literal('table'),
    table: z.array(z.strictObject({ age: ageSchema, percent: numberFrom(0, 2000) })).check(
      z.minLength(1),
      z.refine((lines) => rises(lines.map((line) => line.age)), 'the entries must rise by age'),
    ),
  }),
  /** The savings of a member who was always insured at today's salary, with `interest` percent a year. */
  z.strictObject({ maximum: z.literal('ageCredits'), interest: percentSchema }),
]);

/** Early withdrawal and pledge for home ownership. BVG art. 30a to 30g. */
const homeOwnershipSchema = z.strictObject({
  /** Age from which no withdrawal is possible: three years before entitlement, or later by the regulations (62). */
  maxAge: ageSchema,
  /** Minimum withdrawal, 20'000 by law (WEFV art. 5). */
  atLeast: chfSchema,
  everyYears: wholeFrom(0, 20),
  repaymentAtLeast: chfSchema,
});

/** Cover during unpaid leave. The first `freeMonths` change nothing. */
const unpaidLeaveSchema = z.strictObject({
  freeMonths: wholeFrom(0, 12),
  atMostMonths: wholeFrom(1, 36),
  /** Kinds of cover offered; the dashboard quotes the first. The member pays both shares. */
  covers: z.array(z.enum(leaveCovers)).check(z.minLength(1, 'at least one kind of cover is expected')),
});

/** Child's pension in addition to an old-age pension. BVG art. 17. */
const childBenefitsSchema = z.strictObject({ retiredChildPercent: percentSchema });

const parameterGroups = {
  coordination: coordinationSchema,
  savings: savingsSchema,
  contributions: contributionsSchema,
  retirement: retirementSchema,
  disability: disabilitySchema,
  survivors: survivorsSchema,
  buyIn: buyInSchema,
  homeOwnership: homeOwnershipSchema,
  unpaidLeave: unpaidLeaveSchema,
  childBenefits: childBenefitsSchema,
} as const;

/** All groups of a plan's parameters as they apply on one day. */
export const planParametersSchema = z.strictObject({ validFrom: isoDateSchema, ...parameterGroups });

/** A later set states only the groups that change. */
const planChangeSchema = z.strictObject({
  validFrom: isoDateSchema,
  coordination: z.optional(coordinationSchema),
  savings: z.optional(savingsSchema),
  contributions: z.optional(contributionsSchema),
  retirement: z.optional(retirementSchema),
  disability: z.optional(disabilitySchema),
  survivors: z.optional(survivorsSchema),
  buyIn: z.optional(buyInSchema),
  homeOwnership: z.optional(homeOwnershipSchema),
  unpaidLeave: z.optional(unpaidLeaveSchema),
  childBenefits: z.optional(childBenefitsSchema),
});

type PlanChange = z.infer<typeof planChangeSchema>;
type PlanSets = [PlanParameters, ...PlanChange[]];

/** Names the groups that the first set lacks. */
const firstIsComplete = ({ value, issues }: z.core.ParsePayload<PlanChange[]>): void => {
  const groups = Object.keys(parameterGroups) as (keyof typeof parameterGroups)[];
  for (const group of groups) {
    if (value[0]?.[group] !== undefined) continue;
    issues.push({ code: 'custom', input: value, path: [0, group], message: 'the first set must state every group' });
  }
};

/**
 * The sets in order of their date; the first is complete and also applies to all time before it. Not z.tuple, which would
 * weigh on every first load.
 */
export const planSetsSchema = z.array(planChangeSchema).check(
  firstIsComplete,
  z.refine((sets) => rises(sets.map((set) => set.validFrom)), 'the sets must rise by validFrom'),
);

export const planSchema = z.strictObject({
  /** The plan's name as members know it: "Vorsorgeplan Komfort". */
  name: sentenceSchema,
  /** Interest on the savings, in percent. */
  interest: z.strictObject({
    /** What the fund credited, by year; omitted years have the law's minimum interest. */
    credited: z.record(yearSchema, percentSchema),
    /** Interest of projections a year; 2 by default. */
    projection: percentSchema,
  }),
  parameters: z.codec(planSetsSchema, z.custom<PlanSets>(), {
    decode: (sets) => sets as PlanSets,
    encode: (sets) => sets,
  }),
});

export type Plan = z.infer<typeof planSchema>;
export type PlanParameters = z.infer<typeof planParametersSchema>;
