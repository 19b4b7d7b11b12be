/**
 * The keys that figures and their calculations are told in. Programs exchange them as they are; each language of the
 * portal has words for every one.
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

/** What a value is measured in; `chf` values are centimes in the engine. */
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

/** What a calculation assumes because it is not decided yet. */
export const calculationAssumptions = [
  'projectedInterest',
  'legalParametersCarriedOn',
  'interestNotYetDecided',
] as const;

export type LawAct = (typeof lawActs)[number];
export type PlanParagraph = (typeof planParagraphs)[number];
export type CalculationAssumption = (typeof calculationAssumptions)[number];
