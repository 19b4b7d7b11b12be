import * as z from 'zod/mini';
import { leaveCovers } from '#kernel/leave-cover.ts';
import {
  agedValueSchema,
  buyInFields,
  buyInNames,
  datedValueSchema,
  deathKindSchema,
  disabledChildrenSchema,
  familySchema,
  pensionAtAgeSchema,
  savingsFields,
} from './dashboard.ts';
import { derivationSchema, figureSchema } from './derivation.ts';
import { amount, birthDay, day, knownDay, list, maybe, text } from './fields.ts';
import { hintsSchema } from './hints.ts';
import { savingsPlanSchema } from './plan-choice.ts';
import { whole } from './whole.ts';
import { sent } from './sent.ts';

/**
 * Answers of `pages/*` (specification, section 3). Fields of the specification are always sent, but may be null;
 * hidden personal data are missing. A box is shown unless `isVisible` is false. A `link` is an internal
 * path, an https address, or a name for `pages/{name}`.
 *
 * Beyond the specification, and only if a fund enables them: `derivations`, `total`, `kind`, the totals per year and
 * other fields marked as such.
 */

/** A text and an amount beyond the specification. */
const furtherText = maybe(z.string());
const furtherAmount = maybe(z.number());

/** Whether a box is shown. */
export const shown = z._default(z.boolean(), true);

/** A box with a text and at most one link. */
export const infoBoxSchema = sent({ isVisible: shown, title: text, text, link: text, linkText: text });

/** A box with several links. */
export const actionsBoxSchema = sent({
  isVisible: shown,
  title: text,
  text,
  actions: list(sent({ text, link: text, linkText: text })),
});

const scenarioNoteSchema = whole(sent({ id: z.string(), name: z.string(), keptOn: day }));

/** A kept scenario as a page names it. */
export type ScenarioNote = z.infer<typeof scenarioNoteSchema>;

/** Boxes that every detail page may have in addition to its own; a page that always has one declares it again. */
export const companions = {
  /** The link to a simulator. */
  simulation: maybe(infoBoxSchema),
  financeExpert: maybe(infoBoxSchema),
  actions: maybe(actionsBoxSchema),
  /** Beyond the specification: how the page's figures were calculated. */
  derivations: maybe(z.array(derivationSchema)),
  /** Beyond the specification: the scenario that the member has kept last in the page's simulator, and about its topic. */
  keptScenario: maybe(scenarioNoteSchema),
  /** Beyond the specification: what the member must know about the page's topic, whether or not they have put it off. */
  hints: maybe(hintsSchema),
  /** Beyond the specification: whether the member is about to leave, so that the figures hold only while they stay insured. */
  isLeaving: maybe(z.boolean()),
};

export const companionNames = {
  simulation: 'simulationBox',
  financeExpert: 'financeExpertBox',
  actions: 'actionsBox',
} as const;

const personalInformationSchema = sent(
  {
    // Hidden personal data are missing.
    firstname: maybe(z.string()),
    lastname: maybe(z.string()),
    birthDate: z.optional(birthDay),
    admissionDate: knownDay,
    companyName: maybe(z.string()),
    civilStatusName: text,
    /** In percent of full-time. */
    activityRate: amount,
    ahvNumber: maybe(z.string()),
    /** Whether the fund's and the plan's name are shown. */
    showTenantPlanInfo: z._default(z.boolean(), false),
    fundName: text,
    planName: text,
  },
  { birthDate: 'birthdate', ahvNumber: 'socialSecurityNumber', fundName: 'tenantName' },
);

/** A line of the salary in CHF a month; the amount per year is beyond the specification. */
const salaryLineSchema = sent({ text, helpText: text, valuePerMonth: amount, valuePerYear: furtherAmount });

/** A line of the contributions, CHF. */
const contributionLineSchema = sent({
  text,
  valuePerMonth: amount,
  valuePerYear: amount,
  /** Beyond the specification. */
  helpText: furtherText,
  /** Beyond the specification: who pays it, or `sum` for the total of both. */
  payer: maybe(z.enum(['member', 'employer', 'sum'])),
  /** Beyond the specification: the kind of contribution. */
  part: maybe(z.enum(['savings', 'risk', 'administration', 'total'])),
});

/** A benefit in case of disability or death, CHF. */
const riskBenefitSchema = sent({
  label: text,
  helpText: text,
  value: amount,
  /** Beyond the specification: `perYear` for a pension, `once` for a lump sum. */
  period: maybe(z.enum(['perYear', 'once'])),
  /** Beyond the specification: a pension by the month, CHF. */
  perMonth: furtherAmount,
  /** Beyond the specification: the label without its period, for a table whose columns say it. */
  name: furtherText,
  /** Beyond the specification: the derivation that explains it. */
  figure: maybe(figureSchema),
});

/** CHF; the wire calls a pension an annuity. */
const pensionFields = { capital: amount, conversionRate: amount, pensionPerYear: amount, pensionPerMonth: amount };
const pensionNames = { pensionPerYear: 'annuityPerYear', pensionPerMonth: 'annuityPerMonth' } as const;

const salaryAndContributionsSchema = sent(
  {
    isVisible: shown,
    salary: z.nullable(sent({ value: amount, lines: list(salaryLineSchema) }, { lines: 'payrollDetailsList' })),
    contributions: z.nullable(
      sent(
        {
          /** Headings of the columns, in their order. */
          labels: list(z.string()),
          lines: list(contributionLineSchema),
        },
        { lines: 'contributionDetailsList' },
      ),
    ),
  },
  { salary: 'payrollDetailsBox', contributions: 'contributionDetailsBox' },
);

const regularRetirementSchema = sent(
  {
    isVisible: shown,
    pension: z.nullable(
      sent(
        {
          ...pensionFields,
          /** Beyond the specification: the age and the first day of the pension. */
          age: furtherAmount,
          date: maybe(knownDay),
        },
        pensionNames,
      ),
    ),
  },
  { pension: 'annuityDetailsObject' },
);

const riskBenefitsSchema = sent(
  {
    isVisible: shown,
    /** Beyond the specification: the total in the header, which replaces the fixed one. */
    total: furtherAmount,
    totalLabel: furtherText,
    /** Beyond the specification: the same by the month, CHF. */
    totalPerMonth: furtherAmount,
    disability: list(riskBenefitSchema),
    death: list(riskBenefitSchema),
  },
  { disability: 'invalidityBenefitsList', death: 'fatalityBenefitsList' },
);

/** The insurance overview: savings, salary and contributions, pension, benefits, personal data. */
export const insuranceOverviewSchema = sent(
  {
    ...companions,
    simulation: z.nullable(infoBoxSchema),
    savings: z.nullable(sent({ isVisible: shown, ...savingsFields })),
    personalInformation: z.nullable(personalInformationSchema),
    certificate: z.nullable(
      sent({
        isVisible: shown,
        title: maybe(z.string()),
        text: maybe(z.string()),
        downloadLink: text,
        orderLink: text,
      }),
    ),
    savingsCredits: z.nullable(
      sent({ isVisible: shown, lines: list(sent({ text, value: amount })) }, { lines: 'creditBalanceDetailsList' }),
    ),
    salaryAndContributions: z.nullable(salaryAndContributionsSchema),
    regularRetirement: z.nullable(regularRetirementSchema),
    riskBenefits: z.nullable(riskBenefitsSchema),
    /** Beyond the specification: assumed interest of the projections in percent a year. */
    projectedInterest: furtherAmount,
  },
  {
    ...companionNames,
    savings: 'graphBox',
    certificate: 'certificateBox',
    savingsCredits: 'creditbalanceDetailsBox',
    salaryAndContributions: 'payrollAndContributionBox',
    regularRetirement: 'regularRetirementBox',
    riskBenefits: 'invalidityAndDeathBenefitBox',
  },
);

/** Why no buy-in is possible. */
const buyInBlockSchema = z.enum([
  'notInsured',
  'birthDateUnknown',
  'drawingDisabilityPension',
  'tooOld',
  'earlyWithdrawalOpen',
  'arrivalCapReached',
  'nothingMissing',
]);

/** Deductions from the maximum savings. BVV 2 art. 60a. */
const reductionSchema = z.enum(['savings', 'openWithdrawals', 'vestedElsewhere', 'pillar3aExcess', 'drawnSavings']);

/** Further limits of the gap. BVG art. 79b, BVV 2 art. 60b. */
const limitSchema = z.enum(['blocked', 'afterDivorce', 'arrivalCap']);

/** The page on buy-ins. */
export const buyInSchema = sent(
  {
    ...companions,
    simulation: z.nullable(infoBoxSchema),
    financeExpert: z.nullable(infoBoxSchema),
    buyIn: z.nullable(sent({ isVisible: shown, ...buyInFields }, buyInNames)),
    buyInActions: z.nullable(actionsBoxSchema),
    /** Beyond the specification: why no buy-in is possible; null if one is. */
    blocked: maybe(buyInBlockSchema),
    /**
     * Beyond the specification: how the maximum buy-in follows from the maximum savings, CHF. BVG art. 79b, BVV 2 art.
     * 60a.
     */
    potential: maybe(
      sent({
        reductions: whole(z.array(sent({ name: reductionSchema, amount: z.number() }))),
        /** What remains, at least zero. */
        gap: z.number(),
        /** Further limits, each with the amount it leaves. */
        limits: list(sent({ name: limitSchema, amount: z.number() })),
      }),
    ),
    /** Beyond the specification: day until which earlier buy-ins may not be withdrawn as capital. */
    capitalLockedUntil: maybe(knownDay),
    /**
     * Beyond the specification: what the whole possible buy-in would bring if it were paid in today: pension in CHF a
     * month, and taxes in CHF at a marginal rate in percent, null for more than that rate holds for.
     */
    gain: maybe(whole(sent({ pensionPerMonth: z.number(), tax: z.nullable(z.number()), marginalRate: z.number() }))),
  },
  { ...companionNames, buyIn: 'purchaseBox', buyInActions: 'buyInActionsShortBox' },
);

/** The page on leaving the fund. */
export const exitBenefitSchema = sent(
  {
    ...companions,
    actions: z.nullable(actionsBoxSchema),
    exitBenefit: z.nullable(sent({ isVisible: shown, amount }, { amount: 'value' })),
    /** Beyond the specification: the minimum required by law. */
    lawfulPart: furtherAmount,
  },
  { ...companionNames, exitBenefit: 'leavingBenefitBox' },
);

/** The page on retirement. */
export const retirementSchema = sent(
  {
    ...companions,
    simulation: z.nullable(infoBoxSchema),
    financeExpert: z.nullable(infoBoxSchema),
    retirement: z.nullable(
      sent({
        isVisible: shown,
        /** Pension in CHF a month at the default retirement age. */
        amount,
        projectedGraph: whole(list(pensionAtAgeSchema)),
        defaultRetirementAge: amount,
        link: text,
      }),
    ),
    /** Beyond the specification: the benefits for retiring at each age, CHF and percent. */
    benefitsByAge: maybe(z.array(sent({ age: z.number(), date: knownDay, ...pensionFields }, pensionNames))),
    /** Beyond the specification: monthly pension already in payment after partial retirement, CHF; 0 without one. */
    drawnPerMonth: furtherAmount,
    /** Beyond the specification: maximum lump sum at the default age, CHF. */
    lumpSumAtMost: furtherAmount,
    /** Beyond the specification: day until which that lump sum must be announced; null without a notice. BVG art. 37. */
    lumpSumNoticeUntil: maybe(knownDay),
    /** Beyond the specification: whether continued insurance leaves only a pension. BVG art. 47a para. 6. */
    isPensionOnly: maybe(z.boolean()),
    /** Beyond the specification: partial retirement, the first step in percent. BVG art. 13a. */
    partialSteps: maybe(sent({ atMost: amount, firstAtLeastPercent: amount, taken: amount })),
    /** Beyond the specification: day until which recent buy-ins may not be withdrawn as capital. */
    capitalLockedUntil: maybe(knownDay),
    /**
     * Beyond the specification: the additional pension for each child, CHF, and the number of entitled children. BVG
     * art. 17.
     */
    retiredChild: maybe(sent({ pensionPerYear: amount, children: amount }, { pensionPerYear: 'annuityPerYear' })),
    /** Beyond the specification: assumed interest of the projections in percent a year. */
    projectedInterest: furtherAmount,
    /** Beyond the specification: simulators that would only say why nothing is possible, so that no link leads there. */
    closed: maybe(z.array(text)),
  },
  { ...companionNames, retirement: 'retirementBox' },
);

/** The page on the choice of a savings plan. */
export const additionalSavingsSchema = sent(
  {
    ...companions,
    simulation: z.nullable(infoBoxSchema),
    /** Id of the plan in force; null if the fund offers no choice. */
    selectedPlan: text,
    options: list(savingsPlanSchema),
    additionalSavings: z.nullable(sent({ isVisible: shown, ...buyInFields }, buyInNames)),
  },
  { ...companionNames, additionalSavings: 'additionalSavingsBox' },
);

/** The page on home ownership. */
export const homeOwnershipSchema = sent(
  {
    ...companions,
    simulation: z.nullable(infoBoxSchema),
    financeExpert: z.nullable(infoBoxSchema),
    homeOwnership: z.nullable(
      sent({
        isVisible: shown,
        maxAmount: amount,
        maxAge: amount,
        projectedGraph: whole(list(z.union([agedValueSchema, datedValueSchema]))),
        noDataInfo: text,
        /** Why the curve is missing. */
        projectedGraphUnavailable: text,
        link: text,
        /** Beyond the specification: whether age is why nothing can be withdrawn any more. */
        isTooLate: maybe(z.boolean()),
        /** Beyond the specification: whether an earlier withdrawal can be paid back. */
        mayPayBack: maybe(z.boolean()),
        /** Beyond the specification: whether a buy-in is possible, as it is after a divorce even while a withdrawal is open. */
        mayBuyIn: maybe(z.boolean()),
        /** Beyond the specification: whether a part of the savings stays in the fund, as that of a disability pension. */
        isPartlyHeld: maybe(z.boolean()),
        /** Beyond the specification: the pension in CHF a month, as it is and if all were withdrawn today. */
        price: maybe(whole(sent({ pensionNow: z.number(), pensionThen: z.number() }))),
      }),
    ),
    withdrawalRequest: z.nullable(infoBoxSchema),
    pledgeRequest: z.nullable(infoBoxSchema),
  },
  {
    ...companionNames,
    homeOwnership: 'homeOnwershipBox',
    withdrawalRequest: 'fundingRequestBox',
    pledgeRequest: 'mortageRequestBox',
  },
);

const beneficiarySchema = sent({
  // Hidden personal data are missing.
  fullName: maybe(z.string()),
  birthDate: z.optional(birthDay),
  /** Share in percent; the shares of all beneficiaries add up to 100. */
  ratio: amount,
  relationLabel: text,
  /** Beyond the specification: CHF a year, and CHF paid once. */
  pensionPerYear: furtherAmount,
  /** Beyond the specification: the derivation that explains the pension. */
  figure: maybe(figureSchema),
  /** Beyond the specification: CHF a month. */
  pensionPerMonth: furtherAmount,
  /** Beyond the specification: a pension's last day; null without a fixed end, missing if it is unknown or hidden. */
  pensionUntil: z.optional(z.nullable(knownDay)),
  lumpSum: furtherAmount,
});

/** The page on the benefits in case of death. */
export const deathBenefitSchema = sent(
  {
    ...companions,
    simulation: z.nullable(infoBoxSchema),
    deathBenefit: z.nullable(
      sent({
        isVisible: shown,
        amount,
        /** Beyond the specification: what the amount is, as on the dashboard. */
        kind: maybe(deathKindSchema),
        /** Beyond the specification: what all beneficiaries receive together, CHF. */
        family: maybe(familySchema),
      }),
    ),
    beneficiaries: list(beneficiarySchema),
    /** Beyond the specification: all benefits at death, as in the insurance overview. */
    benefits: maybe(z.array(riskBenefitSchema)),
  },
  {
    ...companionNames,
    deathBenefit: 'fatalityBox',
    beneficiaries: 'beneficariesList',
    benefits: 'fatalityBenefitsList',
  },
);

/** The page on disability, beyond the specification: what the member and their children would receive. BVG art. 23 to 26. */
export const disabilitySchema = sent(
  {
    ...companions,
    disability: z.nullable(
      sent({
        isVisible: shown,
        /** `insured`: at full disability; `inPayment`: the pension that is paid today; `none` if none is insured. */
        kind: maybe(z.enum(['insured', 'inPayment', 'none'])),
        /** The member's pension, CHF. */
        perMonth: amount,
        /** What is paid for their children as well; null without entitled children. BVG art. 25. */
        children: maybe(disabledChildrenSchema),
        /** First day of the pension of who is disabled from today on, and of the retirement pension; missing if hidden. */
        from: maybe(knownDay),
        until: maybe(knownDay),
        /** Months until an insured pension begins, or would begin. */
        waitingMonths: amount,
        /** Degree of disability in percent for which a pension is paid, and the retirement pension that follows it, CHF. */
        degree: furtherAmount,
        retirementPerMonth: furtherAmount,
        /** Why there is `none`: the waiting period ends only after retirement; else nothing is insured. BVG art. 26. */
        reason: maybe(z.enum(['waitingPeriod'])),
      }),
    ),
    /** All benefits, as in the insurance overview. */
    benefits: list(riskBenefitSchema),
  },
  companionNames,
);

/** The page on unpaid leave. */
export const unpaidLeaveSchema = sent(
  {
    ...companions,
    actions: z.nullable(actionsBoxSchema),
    unpaidLeave: z.nullable(sent({ isVisible: shown, amount })),
    /** Beyond the specification: the covers that the plan offers, with their monthly cost in CHF. */
    covers: maybe(
      z.array(
        sent({
          cover: z.nullable(z.enum(leaveCovers)),
          label: text,
          amount,
          /** The derivation that explains it. */
          figure: z.nullable(figureSchema),
        }),
      ),
    ),
    freeMonths: furtherAmount,
    atMostMonths: furtherAmount,
    /** Beyond the specification: a disability pension is in payment, which goes on whatever the cover. */
    drawsDisabilityPension: maybe(z.boolean()),
    /** Beyond the specification: whether a disability would bring a pension where a cover insures it. */
    bringsDisability: maybe(z.boolean()),
  },
  { ...companionNames, unpaidLeave: 'unpaidVacationBox' },
);

export type InfoBox = z.infer<typeof infoBoxSchema>;
export type ActionsBox = z.infer<typeof actionsBoxSchema>;
export type InsuranceOverviewAnswer = z.infer<typeof insuranceOverviewSchema>;
export type BuyInAnswer = z.infer<typeof buyInSchema>;
export type ExitBenefitAnswer = z.infer<typeof exitBenefitSchema>;
export type RetirementAnswer = z.infer<typeof retirementSchema>;
export type AdditionalSavingsAnswer = z.infer<typeof additionalSavingsSchema>;
export type HomeOwnershipAnswer = z.infer<typeof homeOwnershipSchema>;
export type DeathBenefitAnswer = z.infer<typeof deathBenefitSchema>;
export type DisabilityAnswer = z.infer<typeof disabilitySchema>;
export type UnpaidLeaveAnswer = z.infer<typeof unpaidLeaveSchema>;
