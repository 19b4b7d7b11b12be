import type { MemberRecord } from './member-record.ts';
import type { Plan } from './plan.ts';
import { dayBefore, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Account, AccountYear } from './account.ts';
import { chf, count, law, onDay, percent } from './calculation.ts';
import type { Quantity, Step } from './calculation.ts';
import { computeBenefits } from './compute-benefits.ts';
import type { Assumption, Benefits } from './compute-benefits.ts';
import { explainedFigures } from './explanation-keys.ts';
import type { CalculationAssumption, ExplainedFigure, PlanParagraph } from './explanation-keys.ts';

/** A step with the day since when the plan's paragraph reads so. */
export type ExplainedStep = Omit<Step, 'plan' | 'on'> & {
  readonly plan?: { readonly paragraph: PlanParagraph; readonly validFrom: IsoDate };
};

/** How one figure came about, in centimes. */
export type Derivation = {
  readonly figure: ExplainedFigure;
  readonly date: IsoDate;
  /** The figure itself. */
  readonly result: Quantity;
  /** In order; the last step's result is the figure. */
  readonly steps: readonly ExplainedStep[];
  /** The account year by year, where the figure rests on it. */
  readonly years: readonly AccountYear[];
  readonly assumptions: readonly Assumption[];
};

/** Since when a paragraph of the plan reads as it does on a day. */
const paragraphSince = (plan: Plan, paragraph: PlanParagraph, date: IsoDate): IsoDate => {
  const [first, ...changes] = plan.parameters;
  if (paragraph === 'interest') return first.validFrom;
  return changes.findLast((set) => set.validFrom <= date && set[paragraph] !== undefined)?.validFrom ?? first.validFrom;
};

/** How the savings of today came about in this year. */
const savingsStep = ({ thisYear }: Benefits): Step => ({
  rule: 'savingsThisYear',
  law: law('BVG', '15, 16'),
  plan: 'savings',
  inputs: [
    chf('opening', thisYear.opening),
    percent('interestRate', thisYear.interestRate),
    chf('interest', thisYear.interest),
    chf('memberCredits', thisYear.memberCredits),
    chf('employerCredits', thisYear.employerCredits),
    chf('movements', thisYear.movements),
  ],
  result: chf('savings', thisYear.closing),
});

/** How the part that the law requires came about in this year; movements are what the rest does not explain. */
const lawfulStep = ({ thisYear: { lawful } }: Benefits): Step => ({
  rule: 'lawfulPartThisYear',
  law: law('BVG', '15, 16'),
  inputs: [
    chf('lawfulOpening', lawful.opening),
    percent('lawfulInterestRate', lawful.interestRate),
    chf('interest', lawful.interest),
    chf('lawfulCredits', lawful.credits),
    ...(lawful.movements === 0 ? [] : [chf('movements', lawful.movements)]),
  ],
  result: chf('bvgPart', lawful.closing),
});

/** The account from today's year to a day; the current and the last year only as far as they count. */
const yearsUntil = (account: Account, benefits: Benefits, until: IsoDate): readonly AccountYear[] => {
  const list: AccountYear[] = [];
  for (let year = yearOf(benefits.today); year <= yearOf(until); year += 1) {
    const yearEnd = `${year}-12-31`;
    list.push(account.statement(yearEnd < until ? yearEnd : until));
  }
  return list;
};

const creditsOf = (year: AccountYear): number => year.memberCredits + year.employerCredits;

/** From the savings of today to those of a later day: what the account still adds. */
const projectionStep = (benefits: Benefits, ahead: readonly AccountYear[], until: IsoDate, rate: number): Step => {
  const sum = (of: (year: AccountYear) => number): number => ahead.reduce((total, year) => total + of(year), 0);
  const { thisYear, balance } = benefits;
  const moved = sum(({ movements }) => movements) - thisYear.movements;
  return {
    rule: 'projectedCapital',
    law: law('BVG', '15, 16'),
    plan: 'interest',
    inputs: [
      chf('savings', balance),
      onDay('until', until),
      percent('assumedInterest', rate),
      chf('interest', sum(({ interest }) => interest) - thisYear.interest),
      chf('credits', sum(creditsOf) - creditsOf(thisYear)),
      // Savings that the fund enters only later.
      ...(moved === 0 ? [] : [chf('movements', moved)]),
    ],
    result: chf('capital', ahead.at(-1)?.closing ?? balance),
  };
};

type Draft = {
  readonly result: Quantity;
  readonly steps: readonly Step[];
  readonly years?: readonly AccountYear[];
  readonly rests?: readonly CalculationAssumption[];
};

/** The figures of covers that the plan does not list first. */
export const LEAVE_FIGURES = {
  full: 'unpaidLeaveFull',
  riskOnly: 'unpaidLeaveRiskOnly',
  none: 'unpaidLeaveNone',
} as const;

/** What each figure of a member is explained with; figures that don't apply are omitted. */
const draftsOf = (benefits: Benefits, account: Account, rate: number): Partial<Record<ExplainedFigure, Draft>> => {
  const { retirement, contributions, disability, death, unpaidLeave, homeOwnership, buyIn } = benefits;
  const drafts: Partial<Record<ExplainedFigure, Draft>> = {};
  const sinceNow: readonly CalculationAssumption[] = ['interestNotYetDecided'];
  const ahead: readonly CalculationAssumption[] = [
    'projectedInterest',
    'legalParametersCarriedOn',
    'interestNotYetDecided',
  ];

  if (benefits.savingsKnown) {
    const plain = { years: benefits.years, rests: sinceNow };
    drafts.savings = { ...plain, result: chf('savings', benefits.balance), steps: [savingsStep(benefits)] };
    drafts.lawfulPart = {
      rests: sinceNow,
      result: chf('bvgPart', benefits.bvgPart),
      steps: [lawfulStep(benefits)],
    };
    drafts.exitBenefit = {
      ...plain,
      result: chf('exitBenefit', benefits.exitBenefit),
      steps: [
        savingsStep(benefits),
        {
          rule: 'exitBenefit',
          law: law('FZG', '15, 18'),
          inputs: [chf('savings', benefits.balance), chf('bvgPart', benefits.bvgPart)],
          result: chf('exitBenefit', benefits.exitBenefit),
        },
      ],
    };
  }
  if (contributions) {
    const { insured, perMonth } = contributions;
    drafts.insuredSalary = { result: chf('insuredSalary', insured.insured), steps: [insured.step] };
    if (perMonth) {
      drafts.contributions = {
        result: chf('perMonth', perMonth.member),
        steps: [insured.step, ...contributions.steps],
      };
    }
  }
  if (retirement) {
    const { ordinary } = retirement;
    const end = dayBefore(ordinary.date);
    const years = yearsUntil(account, benefits, end);
    const projection = projectionStep(benefits, years, end, rate);
    const pension: readonly Step[] = [projection, ...ordinary.steps];
    drafts.lumpSumAtMost = {
      rests: ahead,
      result: chf('atMost', retirement.lumpSumAtMost),
      steps: [projection, ...retirement.lumpSumSteps],
    };
    drafts.pension = {
      years,
      rests: ahead,
      result: chf('perMonth', ordinary.pensionPerMonth),
      steps: [
        ...pension,
        {
          rule: 'perMonth',
          inputs: [chf('perYear', ordinary.pensionPerYear)],
          result: chf('perMonth', ordinary.pensionPerMonth),
        },
      ],
    };
    if (retirement.children > 0) {
      drafts.retiredChildPension = {
        rests: ahead,
        result: chf('childPension', retirement.childPerYear),
        steps: [...pension, retirement.childStep],
      };
    }
  }
  if (buyIn.steps.length > 0) {
    drafts.buyIn = { result: chf('atMost', buyIn.atMost), steps: buyIn.steps, rests: sinceNow };
  }
  if (homeOwnership.steps.length > 0) {
    drafts.homeOwnership = { result: chf('atMost', homeOwnership.atMost), steps: homeOwnership.steps, rests: sinceNow };
  }
  const insuredStep = contributions ? [contributions.insured.step] : [];
  if (disability) {
    const rests: readonly CalculationAssumption[] = ['legalParametersCarriedOn'];
    const full = [...(disability.share === 0 ? insuredStep : []), ...disability.steps];
    drafts.disabilityPension = { rests, result: chf('pension', disability.fullPerYear), steps: full };
    drafts.disabilityChildPension = {
      rests,
      result: chf('childPension', disability.childPerYear),
      steps: [...full, disability.childStep],
    };
    if (disability.share > 0) {
      drafts.disabilityInPayment = {
        rests,
        result: chf('perYear', disability.runningPerYear),
        steps: [
          ...full,
          {
            rule: 'disabilityInPayment',
            law: law('BVG', '24a'),
            inputs: [
              chf('pension', disability.fullPerYear),
              percent('disabilityDegree', disability.degree),
              percent('disabilityShare', disability.share),
            ],
            result: chf('perYear', disability.runningPerYear),
          },
        ],
      };
    }
    drafts.disabilityBenefits = {
      rests,
      result: chf('total', benefits.disabilityTotalPerYear),
      steps: [
        ...full,
        disability.childStep,
        {
          rule: 'disabilityBenefits',
          inputs: [
            chf('pension', disability.fullPerYear),
            chf('childPension', disability.childPerYear),
            count('children', disability.children),
          ],
          result: chf('total', benefits.disabilityTotalPerYear),
        },
      ],
    };
  }
  if (death && !benefits.hasLeft && benefits.savingsKnown) {
    const { steps } = death;
    const basis = disability ? disability.steps : (retirement?.ordinary.steps ?? []);
    drafts.partnerPension = {
      result: chf('partnerPension', death.partnerPerYear),
      steps: [...(death.partnerPerYear > 0 ? basis : []), ...steps.partner],
    };
    drafts.orphanPension = {
      result: chf('childPension', death.orphanPerYear),
      steps: [...basis, ...steps.orphan],
    };
    if (death.orphans > 0) {
      drafts.orphansPensions = {
        result: chf('total', death.orphanPerYear * death.orphans),
        steps: [
          ...basis,
          ...steps.orphan,
          {
            rule: 'orphansPensions',
            inputs: [chf('childPension', death.orphanPerYear), count('children', death.orphans)],
            result: chf('total', death.orphanPerYear * death.orphans),
          },
        ],
      };
    }
    drafts.deathLumpSum = { result: chf('lumpSum', death.lumpSum), steps: steps.lumpSum };
  }
  for (const [index, { cover, perMonth, steps }] of (unpaidLeave?.covers ?? []).entries()) {
    if (perMonth === null) continue;
    drafts[index === 0 ? 'unpaidLeave' : LEAVE_FIGURES[cover]] = { result: chf('perMonth', perMonth), steps };
  }
  return drafts;
};

/**
 * All figures of a member on a day with how they came about: what a page shows and what its explanation says come
 * out of the same computation. As `computeBenefits`, it never fails for a record that keeps its schema.
 */
export const explainBenefits = (
  plan: Plan,
  entry: MemberRecord,
  today: IsoDate,
): { readonly benefits: Benefits; readonly derivations: Partial<Readonly<Record<ExplainedFigure, Derivation>>> } => {
  const { benefits, account } = computeBenefits(plan, entry, today);
  const derivations: Partial<Record<ExplainedFigure, Derivation>> = {};
  const drafts = draftsOf(benefits, account, plan.interest.projection);
  for (const figure of explainedFigures) {
    const draft = drafts[figure];
    if (!draft) continue;
    derivations[figure] = {
      figure,
      date: today,
      result: draft.result,
      steps: draft.steps.map(({ plan: paragraph, on = today, ...step }) => ({
        ...step,
        ...(paragraph && { plan: { paragraph, validFrom: paragraphSince(plan, paragraph, on) } }),
      })),
      years: draft.years ?? [],
      assumptions: benefits.assumptions.filter(({ kind }) => draft.rests?.includes(kind)),
    };
  }
  return { benefits, derivations };
};
