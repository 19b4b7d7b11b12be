import * as z from 'zod/mini';
import { agedValueSchema, datedValueSchema, purchaseFields } from './dashboard.ts';
import { derivationSchema } from './derivation.ts';
import {
  furtherList,
  lenientBox,
  lenientList,
  lenientNumber as amount,
  lenientText as text,
  shownFlag,
} from './lenient.ts';

/**
 * Answers of `pages/*` (specification, section 3). Every box and every field may be absent; what cannot be read is as
 * good as absent, so that a page shows the rest. A box is shown unless it says `isVisible: false`. A `link` is an
 * internal path, an https address, or a name for `pages/{name}`.
 *
 * Beyond the specification, and only where a fund wants it: `derivations`, `total`, `kind`, the totals per year and
 * whatever else is marked so.
 */

/** A box with something to say and at most one way on. */
export const infoBoxSchema = z.object({
  isVisible: shownFlag,
  title: text,
  text,
  link: text,
  linkText: text,
});

/** A box with several ways on. */
export const actionsBoxSchema = z.object({
  isVisible: shownFlag,
  title: text,
  text,
  actions: lenientList(z.object({ text, link: text, linkText: text })),
});

/** What every detail page may carry beside its own boxes. */
const companions = {
  /** The way to a simulator. */
  simulationBox: lenientBox(infoBoxSchema),
  financeExpertBox: lenientBox(infoBoxSchema),
  actionsBox: lenientBox(actionsBoxSchema),
  /** Beyond the specification: how the figures of the page came about. */
  derivations: furtherList(derivationSchema),
};

const personalInformationSchema = z.object({
  firstname: text,
  lastname: text,
  /** ISO day; year 0001 where it is not known. */
  birthdate: text,
  admissionDate: text,
  companyName: text,
  civilStatusName: text,
  /** In percent of full-time. */
  activityRate: amount,
  socialSecurityNumber: text,
  /** Whether the fund's and the plan's name are shown. */
  showTenantPlanInfo: z.catch(z._default(z.boolean(), false), false),
  tenantName: text,
  planName: text,
});

/** A line of the salary: CHF a month; the year's amount is beyond the specification. */
const payrollLineSchema = z.object({ text, helpText: text, valuePerMonth: amount, valuePerYear: amount });

/** A line of the contributions, CHF. */
const contributionLineSchema = z.object({
  text,
  helpText: text,
  valuePerMonth: amount,
  valuePerYear: amount,
  /** Beyond the specification: who pays it, or `sum` for the total of both. */
  payer: text,
  /** Beyond the specification: which part it is, `savings`, `risk`, `administration` or `total`. */
  part: text,
});

/** A benefit in case of disability or death, CHF. */
const riskBenefitSchema = z.object({
  label: text,
  helpText: text,
  value: amount,
  /** Beyond the specification: `perYear` for a pension, `once` for a lump sum. */
  period: text,
  /** Beyond the specification: the derivation that explains it. */
  figure: text,
});

export const creditBalancePageSchema = z.object({
  ...companions,
  graphBox: lenientBox(
    z.object({
      isVisible: shownFlag,
      value: amount,
      historicalGraph: lenientList(datedValueSchema),
      futureGraph: lenientList(datedValueSchema),
    }),
  ),
  personalInformation: lenientBox(personalInformationSchema),
  certificateBox: lenientBox(
    z.object({ isVisible: shownFlag, title: text, text, downloadLink: text, orderLink: text }),
  ),
  creditbalanceDetailsBox: lenientBox(
    z.object({ isVisible: shownFlag, creditBalanceDetailsList: lenientList(z.object({ text, value: amount })) }),
  ),
  payrollAndContributionBox: lenientBox(
    z.object({
      isVisible: shownFlag,
      payrollDetailsBox: lenientBox(z.object({ value: amount, payrollDetailsList: lenientList(payrollLineSchema) })),
      contributionDetailsBox: lenientBox(
        z.object({
          /** Headings of the columns, in their order. */
          labels: lenientList(z.string()),
          contributionDetailsList: lenientList(contributionLineSchema),
        }),
      ),
    }),
  ),
  regularRetirementBox: lenientBox(
    z.object({
      isVisible: shownFlag,
      annuityDetailsObject: lenientBox(
        z.object({
          annuityPerYear: amount,
          annuityPerMonth: amount,
          capital: amount,
          /** In percent. */
          conversionRate: amount,
          /** Beyond the specification: the age and the first day of the annuity. */
          age: amount,
          date: text,
        }),
      ),
    }),
  ),
  invalidityAndDeathBenefitBox: lenientBox(
    z.object({
      isVisible: shownFlag,
      /** Beyond the specification: the total in the header, which stands for the fixed one where it is sent. */
      total: amount,
      totalLabel: text,
      invalidityBenefitsList: lenientList(riskBenefitSchema),
      fatalityBenefitsList: lenientList(riskBenefitSchema),
    }),
  ),
  /** Beyond the specification: percent of interest that the projections assume a year. */
  projectedInterest: amount,
});

/** The purchase box as a page carries it: the dashboard's, shown unless it says otherwise. */
export const pagePurchaseBoxSchema = z.object({
  isVisible: shownFlag,
  ...purchaseFields(text, amount, lenientList(z.object({ label: text, value: z.number() }))),
});

export const buyInPageSchema = z.object({
  ...companions,
  purchaseBox: lenientBox(pagePurchaseBoxSchema),
  buyInActionsShortBox: lenientBox(actionsBoxSchema),
  /** Beyond the specification: why no buy-in is possible, `earlyWithdrawalOpen` or another key; null where one is. */
  blocked: text,
  /** Beyond the specification: what leads from the highest savings to the possible buy-in, CHF. BVG art. 79b, BVV 2 art. 60a. */
  potential: lenientBox(
    z.object({
      /** What is taken off the highest savings: `savings`, `openWithdrawals`, `vestedElsewhere`, `pillar3aExcess`, `drawnSavings`. */
      reductions: lenientList(z.object({ name: z.string(), amount: z.number() })),
      /** What that leaves, never below zero. */
      gap: z.number(),
      /** What decides further, each with what it leaves: `blocked`, `afterDivorce`, `arrivalCap`. */
      limits: lenientList(z.object({ name: z.string(), amount: z.number() })),
    }),
  ),
  /** Beyond the specification: until this ISO day earlier buy-ins may not be taken as capital. */
  capitalLockedUntil: text,
});

export const leavingPageSchema = z.object({
  ...companions,
  leavingBenefitBox: lenientBox(z.object({ isVisible: shownFlag, value: amount })),
  /** Beyond the specification: the part of it that the law asks for at least. */
  lawfulPart: amount,
});

export const retirementPageSchema = z.object({
  ...companions,
  retirementBox: lenientBox(
    z.object({
      isVisible: shownFlag,
      /** Pension in CHF a month at the default retirement age. */
      amount,
      projectedGraph: lenientList(agedValueSchema),
      defaultRetirementAge: amount,
      link: text,
    }),
  ),
  /** Beyond the specification: what drawing at each age gives, CHF and percent. */
  benefitsByAge: furtherList(
    z.object({
      age: z.number(),
      date: text,
      capital: amount,
      conversionRate: amount,
      annuityPerYear: amount,
      annuityPerMonth: amount,
    }),
  ),
  /** Beyond the specification: pension a month that a step into retirement pays already; 0 where there was none. */
  drawnPerMonth: amount,
  /** Beyond the specification: most that may be taken as capital at the default age. */
  lumpSumAtMost: amount,
  /** Beyond the specification: until this ISO day recent buy-ins may not be taken as capital. */
  capitalLockedUntil: text,
  /** Beyond the specification: each child's pension beside this one, CHF, and how many would be entitled. BVG art. 17. */
  retiredChild: lenientBox(z.object({ annuityPerYear: amount, children: amount })),
  /** Beyond the specification: percent of interest that the projections assume a year. */
  projectedInterest: amount,
});

export const homeOwnershipPageSchema = z.object({
  ...companions,
  homeOnwershipBox: lenientBox(
    z.object({
      isVisible: shownFlag,
      maxAmount: amount,
      maxAge: amount,
      projectedGraph: lenientList(z.union([agedValueSchema, datedValueSchema])),
      noDataInfo: text,
      /** Why there is no curve. */
      projectedGraphUnavailable: text,
      link: text,
    }),
  ),
  fundingRequestBox: lenientBox(infoBoxSchema),
  mortageRequestBox: lenientBox(infoBoxSchema),
});

const beneficiarySchema = z.object({
  fullName: text,
  /** ISO day. */
  birthDate: text,
  /** Share in percent; all of them make 100. */
  ratio: amount,
  relationLabel: text,
  /** Beyond the specification: CHF a year, and CHF once. */
  pensionPerYear: amount,
  lumpSum: amount,
});

export const fatalityPageSchema = z.object({
  ...companions,
  fatalityBox: lenientBox(
    z.object({
      isVisible: shownFlag,
      amount,
      /** Beyond the specification: what the amount is, as on the dashboard. */
      kind: text,
    }),
  ),
  beneficariesList: lenientList(beneficiarySchema),
  /** Beyond the specification: what else would be paid, as the insurance overview lists it. */
  fatalityBenefitsList: furtherList(riskBenefitSchema),
});

export const unpaidVacationPageSchema = z.object({
  ...companions,
  unpaidVacationBox: lenientBox(z.object({ isVisible: shownFlag, amount })),
  /** Beyond the specification: each cover that the plan offers, with what it costs a month. */
  covers: furtherList(
    z.object({
      cover: text,
      label: text,
      amount,
      /** The derivation that explains it. */
      figure: text,
    }),
  ),
  freeMonths: amount,
  atMostMonths: amount,
});

export const civilStatusPageSchema = z.object({
  ...companions,
  civilStatusBox: lenientBox(z.object({ isVisible: shownFlag, civilStatus: text, subTitle: text })),
});

export type InfoBox = z.infer<typeof infoBoxSchema>;
export type ActionsBox = z.infer<typeof actionsBoxSchema>;
export type CreditBalancePage = z.infer<typeof creditBalancePageSchema>;
export type BuyInPage = z.infer<typeof buyInPageSchema>;
export type LeavingPage = z.infer<typeof leavingPageSchema>;
export type RetirementPage = z.infer<typeof retirementPageSchema>;
export type HomeOwnershipPage = z.infer<typeof homeOwnershipPageSchema>;
export type FatalityPage = z.infer<typeof fatalityPageSchema>;
export type UnpaidVacationPage = z.infer<typeof unpaidVacationPageSchema>;
export type CivilStatusPage = z.infer<typeof civilStatusPageSchema>;
