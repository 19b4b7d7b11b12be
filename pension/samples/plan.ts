import { planSchema } from '../plan.ts';
import type { Plan } from '../plan.ts';

/** A plan for tests with round figures: the law's coordination, credits 7/10/15/18 %, 6.8 % at 65, and options +0/+1/+2. */
export const samplePlan: Plan = planSchema.parse({
  name: { 'de-CH': 'Vorsorgeplan Basis', 'fr-FR': 'Plan de prévoyance Base' },
  interest: { credited: { '2023': 1.5, '2024': 2, '2025': 2, '2026': 2 }, projection: 2 },
  parameters: [
    {
      validFrom: '2015-01-01',
      coordination: {
        entryThreshold: 'law',
        deduction: 'law',
        scaledByActivityRate: false,
        lowest: 'law',
        highestSalary: 'law',
      },
      savings: {
        bands: [
          { fromAge: 25, member: 3.5, employer: 3.5 },
          { fromAge: 35, member: 5, employer: 5 },
          { fromAge: 45, member: 7.5, employer: 7.5 },
          { fromAge: 55, member: 9, employer: 9 },
        ],
        untilAge: 65,
        options: [
          { id: '00', additionalPercent: 0 },
          { id: '01', additionalPercent: 1 },
          { id: '02', additionalPercent: 2 },
        ],
      },
      contributions: {
        risk: { member: 1.2, employer: 1.2 },
        administration: { unit: 'chfPerYear', member: 120, employer: 120 },
      },
      retirement: {
        earliestAge: 58,
        ordinaryAge: 'reference',
        latestAge: 70,
        conversionRates: [
          { age: 58, rate: 5.4 },
          { age: 65, rate: 6.8 },
          { age: 70, rate: 7.8 },
        ],
        lumpSum: { atMostPercent: 50, noticeMonths: 3 },
        partialSteps: { atMost: 3, firstAtLeastPercent: 20 },
      },
      disability: {
        pension: { basis: 'projectedSavings', interest: 0, conversionRate: 6.8 },
        childPercent: 20,
        waitingMonths: 12,
      },
      survivors: {
        spousePercent: 60,
        childPercent: 20,
        childUntilAge: 18,
        childInEducationUntilAge: 25,
        cohabitingPartner: { yearsOfSharedHousehold: 5, declarationRequired: true },
        lumpSum: { rule: 'savingsWithoutPension', percent: 100, buyInsOnTop: true },
      },
      buyIn: { maximum: 'ageCredits', interest: 2 },
      homeOwnership: { maxAge: 62, atLeast: 20000, everyYears: 5, repaymentAtLeast: 10000 },
      unpaidLeave: { freeMonths: 1, atMostMonths: 12, covers: ['full', 'riskOnly', 'none'] },
      childBenefits: { retiredChildPercent: 20 },
    },
    {
      validFrom: '2027-01-01',
      contributions: {
        risk: { member: 1.1, employer: 1.3 },
        administration: { unit: 'percent', member: 0.2, employer: 0.2 },
      },
    },
  ],
});

/** The sample plan with some groups of its first set replaced, and without later changes. */
export const planWith = (change: Partial<Plan['parameters'][0]>, credited = samplePlan.interest.credited): Plan => ({
  ...samplePlan,
  interest: { ...samplePlan.interest, credited },
  parameters: [{ ...samplePlan.parameters[0], ...change }],
});
