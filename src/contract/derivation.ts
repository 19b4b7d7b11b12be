import * as z from 'zod/mini';
import { lenientList, lenientNumber } from './lenient.ts';

/**
 * How a figure came about, as programs say it: keys, numbers and dates. The words are the portal's, in six languages;
 * the lists here are what a language has to have words for.
 */

/** Figures that are explained. */
export const explainedFigures = [
  'savings',
  'insuredSalary',
  'contributions',
  'pension',
  'retiredChildPension',
  'lumpSumAtMost',
  'buyIn',
  'exitBenefit',
  'lawfulPart',
  'homeOwnership',
  'disabilityPension',
  'disabilityChildPension',
  'disabilityInPayment',
  'disabilityBenefits',
  'partnerPension',
  'orphanPension',
  'orphansPensions',
  'deathLumpSum',
  'unpaidLeave',
  'unpaidLeaveFull',
  'unpaidLeaveRiskOnly',
  'unpaidLeaveNone',
] as const;

export type ExplainedFigure = (typeof explainedFigures)[number];

/** What one step of a calculation does. */
export const calculationRules = [
  'savingsThisYear',
  'lawfulPartThisYear',
  'insuredSalary',
  'belowThreshold',
  'insuredSalaryOfDisabled',
  'savingsContribution',
  'riskContribution',
  'administrationByPercent',
  'administrationByAmount',
  'contributionsSum',
  'perMonth',
  'projectedCapital',
  'conversion',
  'lawfulMinimum',
  'lumpSumOfCapital',
  'lumpSumByLaw',
  'lumpSumWithoutBuyIns',
  'retiredChildPension',
  'buyInMaximumByTable',
  'buyInMaximumByCredits',
  'buyInGap',
  'buyInAfterDivorce',
  'buyInBlocked',
  'arrivalCap',
  'exitBenefit',
  'allVestedBenefits',
  'benefitAtFifty',
  'halfOfToday',
  'pastWithdrawalAge',
  'withdrawnLately',
  'belowMinimum',
  'shareOfInsuredSalary',
  'projectedSavings',
  'disabilityInPayment',
  'disabilityChildPension',
  'disabilityBenefits',
  'basisWithDrawnPension',
  'partnerPension',
  'noPartnerPension',
  'orphanPension',
  'orphansPensions',
  'lumpSumNone',
  'lumpSumOfSavings',
  'lumpSumWithoutPension',
  'lumpSumOfInsuredSalary',
  'lumpSumOfDisabilityPensions',
  'buyInsOnTop',
  'unpaidLeaveFull',
  'unpaidLeaveRiskOnly',
  'unpaidLeaveNone',
] as const;

export type CalculationRule = (typeof calculationRules)[number];

/** What a value in a calculation is called. */
export const quantityNames = [
  'opening',
  'interestRate',
  'interest',
  'memberCredits',
  'employerCredits',
  'movements',
  'savings',
  'bvgPart',
  'lawfulOpening',
  'lawfulInterestRate',
  'lawfulCredits',
  'salary',
  'salaryBefore',
  'activityRate',
  'entryThreshold',
  'countedSalary',
  'deduction',
  'lowestSalary',
  'insuredSalary',
  'activeSalary',
  'exemptSalary',
  'contributorySalary',
  'memberRate',
  'employerRate',
  'memberShare',
  'employerShare',
  'perYear',
  'perMonth',
  'yearOfLaw',
  'from',
  'until',
  'credits',
  'capital',
  'age',
  'conversionRate',
  'lawfulRate',
  'lawfulCapital',
  'byPlan',
  'byLaw',
  'percent',
  'pension',
  'tablePercent',
  'assumedInterest',
  'maximum',
  'openWithdrawals',
  'vestedElsewhere',
  'pillar3aExcess',
  'drawnSavings',
  'gap',
  'afterDivorce',
  'paidThisYear',
  'cap',
  'recentBuyIns',
  'available',
  'atFifty',
  'halfOfToday',
  'atLeast',
  'atMost',
  'withdrawalAge',
  'possibleFrom',
  'disabilityDegree',
  'disabilityShare',
  'children',
  'childPension',
  'partnerPension',
  'drawnPension',
  'basisPension',
  'basis',
  'buyIns',
  'lumpSum',
  'freeMonths',
  'riskAndAdministration',
  'savingsContributions',
  'exitBenefit',
  'total',
] as const;

export type QuantityName = (typeof quantityNames)[number];

/** Units; amounts are CHF on the wire and centimes in the arithmetic. */
export const quantityUnits = ['chf', 'percent', 'years', 'months', 'count', 'year', 'date'] as const;

export type QuantityUnit = (typeof quantityUnits)[number];

/** Laws that a step may rest on; each language has its own short name for them (BVG, LPP). */
export const lawActs = ['BVG', 'BVV2', 'FZG', 'WEFV', 'AHVG'] as const;

/** Parts of a fund's plan that a step may rest on. */
export const planParagraphs = [
  'coordination',
  'savings',
  'interest',
  'contributions',
  'retirement',
  'disability',
  'survivors',
  'buyIn',
  'homeOwnership',
  'unpaidLeave',
  'childBenefits',
] as const;

/** What a calculation assumes that nobody has decided yet. */
export const calculationAssumptions = [
  'projectedInterest',
  'legalParametersCarriedOn',
  'interestNotYetDecided',
] as const;

export const quantitySchema = z.object({
  /** One of {@link quantityNames}; others are left out by who does not know them. */
  name: z.string(),
  /** One of {@link quantityUnits}. */
  unit: z.string(),
  /** CHF, percent, years, … or an ISO date. */
  value: z.union([z.number(), z.string()]),
});

export const calculationStepSchema = z.object({
  /** One of {@link calculationRules}. */
  rule: z.string(),
  /** Article of law, `{ act: 'BVG', article: '14' }`. */
  law: z.catch(z.optional(z.nullable(z.object({ act: z.string(), article: z.string() }))), undefined),
  /** Paragraph of the fund's plan, and since when it reads so. */
  plan: z.catch(z.optional(z.nullable(z.object({ paragraph: z.string(), validFrom: z.string() }))), undefined),
  inputs: lenientList(quantitySchema),
  result: quantitySchema,
});

/** One year of the account: `opening + interest + memberCredits + employerCredits + movements = closing`. */
export const accountYearSchema = z.object({
  year: z.number(),
  opening: z.number(),
  /** In percent. */
  interestRate: z.number(),
  interest: z.number(),
  memberCredits: z.number(),
  employerCredits: z.number(),
  movements: z.number(),
  closing: z.number(),
  /** The year, or the rest of it, still lies ahead. */
  projected: z.boolean(),
});

export const derivationSchema = z.object({
  /** One of {@link explainedFigures}. */
  figure: z.string(),
  /** The day for which it was calculated. */
  date: z.string(),
  /** What came out: the figure as it stands on the page. */
  result: quantitySchema,
  /** In order; each may use what came out of those before. */
  steps: lenientList(calculationStepSchema),
  /** The account year by year, where the figure rests on it. */
  years: lenientList(accountYearSchema),
  assumptions: lenientList(
    z.object({
      /** One of {@link calculationAssumptions}. */
      kind: z.string(),
      percent: lenientNumber,
      year: lenientNumber,
      known: lenientNumber,
      until: lenientNumber,
    }),
  ),
});

export type Quantity = z.infer<typeof quantitySchema>;
export type CalculationStep = z.infer<typeof calculationStepSchema>;
export type AccountYearLine = z.infer<typeof accountYearSchema>;
export type Derivation = z.infer<typeof derivationSchema>;
