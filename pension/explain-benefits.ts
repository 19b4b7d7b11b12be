import { spouseOf } from './insured-person.ts';
import type { InsuredRecord } from './insured-record.ts';
import type { Plan } from './plan.ts';
import { dayBefore, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { shownYear } from './account.ts';
import type { Account, AccountStatement, AccountYear, CreditSpan } from './account.ts';
import { chf, count, days, law, months, onDay, percent } from './calculation.ts';
import type { Quantity, Step } from './calculation.ts';
import { computeBenefits } from './compute-benefits.ts';
import { lawfulCreditsAhead, planCreditsAhead } from './credits-ahead.ts';
import type { Assumption, Benefits } from './compute-benefits.ts';
import { divorceShareOf } from './divorce-share.ts';
import type { DivorceShareObstacle } from './divorce-share.ts';
import { explainedFigures } from './explanation-keys.ts';
import type { OwnContributions } from './own-contributions.ts';
import { planTimeline } from './plan-parameters.ts';
import { booked, perMonth } from './rates.ts';
import type { RetirementAt } from './retirement.ts';
import type { DeathBenefits, NoPartnerPension } from './risk-benefits.ts';
import type { SavingsOption, WorkedOption } from './savings-options.ts';
import type { CalculationAssumption, ExplainedFigure, PlanParagraph } from './explanation-keys.ts';

/** A step with the day since when the plan's paragraph has its wording. */
export type ExplainedStep = Omit<Step, 'plan' | 'on'> & {
  readonly plan?: { readonly paragraph: PlanParagraph; readonly validFrom: IsoDate };
};

/** A figure's derivation, in centimes. */
export type Derivation = {
  readonly figure: ExplainedFigure;
  readonly date: IsoDate;
  /** The figure itself. */
  readonly result: Quantity;
  /** In order; the last step's result is the figure. */
  readonly steps: readonly ExplainedStep[];
  /** The account year by year, if the figure is based on it. */
  readonly years: readonly AccountYear[];
  readonly assumptions: readonly Assumption[];
};

/** Since when a paragraph of the plan has the wording of a day. */
const paragraphSince = (plan: Plan, paragraph: PlanParagraph, date: IsoDate): IsoDate => {
  const [first, ...changes] = plan.parameters;
  return (
    changes.findLast((set) => set.validFrom <= date && Object.hasOwn(set, paragraph))?.validFrom ?? first.validFrom
  );
};

/** Steps with the day since when their paragraph of the plan has its wording. */
export const explained = (plan: Plan, steps: readonly Step[], today: IsoDate): readonly ExplainedStep[] =>
  steps.map(({ plan: paragraph, on = today, ...step }) => ({
    ...step,
    ...(paragraph && { plan: { paragraph, validFrom: paragraphSince(plan, paragraph, on) } }),
  }));

/** The credits of the months so far, each run of equal months once. */
const creditInputs = (spans: readonly CreditSpan[]): readonly Quantity[] =>
  spans.flatMap(({ months: counted, insured, exempt, memberRate, employerRate, waivedRate }) => [
    months('months', counted),
    ...(insured === exempt
      ? []
      : [
          chf(exempt > 0 ? 'contributorySalary' : 'insuredSalary', insured - exempt),
          percent('memberRate', memberRate),
          ...(employerRate === 0 ? [] : [percent('employerRate', employerRate)]),
        ]),
    ...(exempt > 0 ? [chf('exemptSalary', exempt), percent('waivedRate', waivedRate)] : []),
  ]);

/** How this year's account leads to today's savings. */
const savingsStep = ({ thisYear }: Benefits): Step => ({
  rule: 'savingsThisYear',
  law: law('BVG', '15, 16'),
  plan: 'savings',
  inputs: [
    percent('interestRate', thisYear.interestRate),
    days('days', thisYear.days),
    ...creditInputs(thisYear.spans),
    ...thisYear.moved.flatMap(({ date, days: left }) => [onDay('movedOn', date), days('daysLeft', left)]),
    chf('opening', thisYear.opening),
    chf('interest', thisYear.interest),
    ...thisYear.moved.map(({ savings }) => chf('moved', savings)),
    chf('memberCredits', thisYear.memberCredits),
    chf('employerCredits', thisYear.employerCredits),
    ...(thisYear.waivedCredits === 0 ? [] : [chf('waivedCredits', thisYear.waivedCredits)]),
  ],
  result: chf('savings', thisYear.closing),
});

/** How this year's account leads to the minimum required by law. */
const lawfulStep = ({ thisYear: { lawful, days: counted, spans, moved } }: Benefits): Step => {
  const ofLaw = moved.filter(({ bvgPart }) => bvgPart !== 0);
  return {
    rule: 'lawfulPartThisYear',
    law: law('BVG', '15, 16'),
    inputs: [
      percent('lawfulInterestRate', lawful.interestRate),
      days('days', counted),
      ...spans
        .filter(({ lawRate }) => lawRate > 0)
        .flatMap(({ months: inSpan, coordinated, lawRate }) => [
          months('months', inSpan),
          chf('coordinatedSalary', coordinated),
          percent('lawfulCreditRate', lawRate),
        ]),
      ...ofLaw.flatMap(({ date, days: left }) => [onDay('movedOn', date), days('daysLeft', left)]),
      chf('lawfulOpening', lawful.opening),
      chf('interest', lawful.interest),
      ...ofLaw.map(({ bvgPart }) => chf('moved', bvgPart)),
      chf('lawfulCredits', lawful.credits),
    ],
    result: chf('bvgPart', lawful.closing),
  };
};

/** The minimum from a member's own contributions, as far as the record allows. FZG art. 17. */
const ownContributionsStep = (minimum: OwnContributions): Step => ({
  rule: minimum.countedInFull === 0 ? 'minimumOfOwnContributions' : 'minimumAtMost',
  law: law('FZG', '17', { paragraph: '1' }),
  inputs: [
    onDay('countedFrom', minimum.countedFrom),
    ...(minimum.countedInFull === 0 ? [] : [chf('countedInFull', minimum.countedInFull)]),
    count('yearsOver20', minimum.years),
    percent('supplementPercent', minimum.supplementPercent),
    chf('broughtIn', minimum.broughtIn),
    chf('ownContributions', minimum.own),
    chf('supplement', minimum.supplement),
    ...(minimum.continued === 0 ? [] : [chf('continuedContributions', minimum.continued)]),
  ],
  result: chf('minimumOwn', minimum.amount),
});

/** The account from today's year to a day; of the current and the last year only the counting part. */
export const yearsUntil = (
  account: Account,
  benefits: Pick<Benefits, 'today'>,
  until: IsoDate,
): readonly AccountStatement[] => {
  const list: AccountStatement[] = [];
  for (let year = yearOf(benefits.today); year <= yearOf(until); year += 1) {
    const yearEnd = `${year}-12-31`;
    list.push(account.statement(yearEnd < until ? yearEnd : until));
  }
  return list;
};

const creditsOf = (year: AccountYear): number => year.memberCredits + year.employerCredits + year.waivedCredits;

/** From today's savings to those of a later day: what the account adds. */
export const projectionStep = (
  benefits: Pick<Benefits, 'thisYear' | 'balance'>,
  ahead: readonly AccountYear[],
  spans: readonly CreditSpan[],
  until: IsoDate,
  rate: number,
): Step => {
  const sum = (of: (year: AccountYear) => number): number => ahead.reduce((total, year) => total + of(year), 0);
  const { thisYear, balance } = benefits;
  const moved = booked(sum(({ movements }) => movements) - thisYear.movements);
  const credits = booked(sum(creditsOf) - creditsOf(thisYear));
  const capital = booked(ahead.at(-1)?.closing ?? balance);
  return {
    rule: 'projectedCapital',
    law: law('BVG', '15, 16'),
    plan: 'interest',
    inputs: [
      onDay('until', until),
      percent('assumedInterest', rate),
      ...planCreditsAhead(spans),
      chf('savings', balance),
      chf('interest', capital - balance - credits - moved),
      chf('credits', credits),
      // Known movements that are still to come.
      ...(moved === 0 ? [] : [chf('movements', moved)]),
    ],
    result: chf('capital', capital),
  };
};

/** The BVG part on a later day: the law's minimum interest and credits. */
const lawfulProjectionStep = (
  { bvgPart, thisYear }: Benefits,
  ahead: readonly AccountStatement[],
  spans: readonly CreditSpan[],
  until: IsoDate,
): Step => {
  const sum = (of: (lawful: AccountStatement['lawful']) => number): number =>
    ahead.reduce((total, { lawful }) => total + of(lawful), 0);
  const credits = booked(sum((lawful) => lawful.credits) - thisYear.lawful.credits);
  const moved = booked(sum((lawful) => lawful.movements) - thisYear.lawful.movements);
  const capital = booked(ahead.at(-1)?.lawful.closing ?? bvgPart);
  return {
    rule: 'lawfulProjection',
    law: law('BVG', '15, 16'),
    inputs: [
      onDay('until', until),
      percent('lawfulInterestRate', ahead.at(-1)?.lawful.interestRate ?? thisYear.lawful.interestRate),
      ...lawfulCreditsAhead(spans),
      chf('bvgPart', bvgPart),
      chf('interest', capital - bvgPart - credits - moved),
      chf('lawfulCredits', credits),
      ...(moved === 0 ? [] : [chf('movements', moved)]),
    ],
    result: chf('lawfulCapital', capital),
  };
};

type Draft = {
  readonly result: Quantity;
  readonly steps: readonly Step[];
  readonly years?: readonly AccountYear[];
  readonly rests?: readonly CalculationAssumption[];
};

/** The figures of all covers but the plan's first. */
export const LEAVE_FIGURES = {
  full: 'unpaidLeaveFull',
  riskOnly: 'unpaidLeaveRiskOnly',
  none: 'unpaidLeaveNone',
} as const;

const AHEAD: readonly CalculationAssumption[] = [
  'projectedInterest',
  'legalParametersCarriedOn',
  'interestNotYetDecided',
];

type Ahead = {
  readonly years: readonly AccountStatement[];
  readonly projection: Step;
  readonly lawful: Step;
  /** From today's savings to the pension of a year. */
  readonly pension: readonly Step[];
};

/** How today's savings lead to the pension at an age, in an account. */
const aheadTo = (benefits: Benefits, account: Account, at: RetirementAt, rate: number): Ahead => {
  const end = dayBefore(at.date);
  const years = yearsUntil(account, benefits, end);
  const spans = account.spansBetween(benefits.today, end);
  const projection = projectionStep(benefits, years, spans, end, rate);
  const lawful = lawfulProjectionStep(benefits, years, spans, end);
  const byLaw = at.steps.some(({ rule }) => rule === 'lawfulMinimum');
  const pension = [projection, ...at.steps.slice(0, 1), ...(byLaw ? [lawful] : []), ...at.steps.slice(1)];
  return { years, projection, lawful, pension };
};

/** The pension a month at an age. */
const pensionDraft = ({ years, pension }: Ahead, { pensionPerYear, pensionPerMonth }: RetirementAt): Draft => ({
  years,
  rests: AHEAD,
  result: chf('perMonth', pensionPerMonth),
  steps: [
    ...pension,
    { rule: 'perMonth', inputs: [chf('perYear', pensionPerYear)], result: chf('perMonth', pensionPerMonth) },
  ],
});

/** The pension that survivors' pensions are a share of. */
const survivorsBasis = ({ disability, retirement }: Benefits): readonly Step[] =>
  disability ? disability.steps : (retirement?.ordinary.steps ?? []);

/** The derivation of each figure of a member; figures that don't apply are omitted. */
const draftsOf = (benefits: Benefits, account: Account, rate: number): Partial<Record<ExplainedFigure, Draft>> => {
  const { retirement, contributions, disability, death, unpaidLeave, homeOwnership, buyIn } = benefits;
  const drafts: Partial<Record<ExplainedFigure, Draft>> = {};
  const sinceNow: readonly CalculationAssumption[] = ['interestNotYetDecided'];

  const { ownContributions: minimum } = benefits;
  if (minimum !== null) {
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
        lawfulStep(benefits),
        ownContributionsStep(minimum),
        {
          rule: 'exitBenefit',
          law: law('FZG', '15, 17, 18'),
          inputs: [
            chf('savings', benefits.balance),
            chf('bvgPart', benefits.bvgPart),
            chf('minimumOwn', minimum.amount),
          ],
          result: chf('exitBenefit', benefits.exitBenefit),
        },
      ],
    };
  }
  if (contributions) {
    const { insured, perMonth } = contributions;
    drafts.insuredSalary = { result: chf('insuredSalary', insured.insured), steps: insured.steps };
    if (perMonth) {
      drafts.contributions = {
        result: chf('perMonth', perMonth.member),
        steps: [...insured.steps, ...contributions.steps],
      };
    }
    const [saving] = contributions.steps;
    if (saving !== undefined) {
      drafts.savingsContributions = { result: saving.result, steps: [...insured.steps, saving] };
    }
  }
  if (retirement) {
    const { ordinary } = retirement;
    const ahead = aheadTo(benefits, account, ordinary, rate);
    const { projection, lawful, pension } = ahead;
    drafts.lumpSumAtMost = {
      rests: AHEAD,
      result: chf('atMost', retirement.lumpSumAtMost),
      steps: [
        ...(retirement.isPensionOnly ? [] : [projection]),
        ...(retirement.lumpSumSteps.some(({ rule }) => rule === 'lumpSumByLaw') ? [lawful] : []),
        ...retirement.lumpSumSteps,
      ],
    };
    drafts.pension = pensionDraft(ahead, ordinary);
    if (retirement.children > 0) {
      drafts.retiredChildPension = {
        rests: AHEAD,
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
  const insuredStep = contributions ? contributions.insured.steps : [];
  if (disability) {
    const rests: readonly CalculationAssumption[] = ['legalParametersCarriedOn'];
    const full = [...(disability.share === 0 ? insuredStep : []), ...disability.steps];
    drafts.disabilityPension = { rests, result: chf('pension', disability.fullPerYear), steps: full };
    const isPaid = disability.share > 0;
    const ofChild = isPaid ? disability.runningChildPerYear : disability.childPerYear;
    /** The share of a pension for full disability that is paid. */
    const inPayment = (fullPerYear: Centimes, perYear: Centimes): Step => ({
      rule: 'disabilityInPayment',
      law: law('BVG', '24a'),
      inputs: [
        chf('pension', fullPerYear),
        percent('disabilityDegree', disability.degree),
        percent('disabilityShare', disability.share),
      ],
      result: chf('perYear', perYear),
    });
    const child = [disability.childStep, ...(isPaid ? [inPayment(disability.childPerYear, ofChild)] : [])];
    drafts.disabilityChildPension = {
      rests,
      result: chf(isPaid ? 'perYear' : 'childPension', ofChild),
      steps: [...full, ...child],
    };
    const ofMember = isPaid ? disability.runningPerYear : disability.fullPerYear;
    const own = [...full, ...(isPaid ? [inPayment(disability.fullPerYear, ofMember)] : [])];
    if (isPaid) drafts.disabilityInPayment = { rests, result: chf('perYear', ofMember), steps: own };
    if (disability.children > 0) {
      const children = [chf('childPension', ofChild), count('children', disability.children)];
      const ofAll = chf('total', ofChild * disability.children);
      drafts.disabilityChildrenPensions = {
        rests,
        result: ofAll,
        steps: [...full, ...child, { rule: 'pensionsOfAllChildren', inputs: children, result: ofAll }],
      };
      const together = chf('perMonth', perMonth(ofMember) + disability.children * perMonth(ofChild));
      drafts.disabilityPensions = {
        rests,
        result: together,
        steps: [
          ...own,
          ...child,
          { rule: 'familyPensions', inputs: [chf('pension', ofMember), ...children], result: together },
        ],
      };
    }
    drafts.disabilityBenefits = {
      rests,
      result: chf('total', benefits.disabilityTotalPerYear),
      steps: [
        ...own,
        ...child,
        {
          rule: 'disabilityBenefits',
          inputs: [chf('pension', ofMember), chf('childPension', ofChild), count('children', disability.children)],
          result: chf('total', benefits.disabilityTotalPerYear),
        },
      ],
    };
  }
  if (death && !benefits.hasLeft && benefits.savingsKnown) {
    const { steps } = death;
    const basis = survivorsBasis(benefits);
    const isPartnerPaid = death.partnerPerYear > 0;
    drafts.partnerPension = {
      result: chf('partnerPension', death.partnerPerYear),
      steps: [...(isPartnerPaid ? basis : []), ...steps.partner],
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
            rule: 'pensionsOfAllChildren',
            inputs: [chf('childPension', death.orphanPerYear), count('children', death.orphans)],
            result: chf('total', death.orphanPerYear * death.orphans),
          },
        ],
      };
    }
    if (death.family.perMonth > 0) {
      drafts.familyPensions = {
        result: chf('perMonth', death.family.perMonth),
        steps: [
          ...basis,
          ...(isPartnerPaid ? steps.partner : []),
          ...(death.orphans > 0 ? steps.orphan : []),
          {
            rule: 'familyPensions',
            inputs: [
              ...(isPartnerPaid ? [chf('partnerPension', death.partnerPerYear)] : []),
              ...(death.orphans > 0
                ? [chf('childPension', death.orphanPerYear), count('children', death.orphans)]
                : []),
            ],
            result: chf('perMonth', death.family.perMonth),
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

/** The figures of a savings option. */
const optionDrafts = (
  benefits: Benefits,
  { retirement, contributions }: WorkedOption,
  rate: number,
): Partial<Record<ExplainedFigure, Draft>> => {
  const [saving] = contributions?.steps ?? [];
  const own = contributions?.savings?.member;
  return {
    ...(contributions &&
      saving &&
      own !== undefined && {
        planContribution: {
          result: chf('perMonth', perMonth(own)),
          steps: [
            ...contributions.insured.steps,
            saving,
            { rule: 'perMonth', inputs: [chf('memberShare', own)], result: chf('perMonth', perMonth(own)) },
          ],
        },
      }),
    ...(retirement && {
      pension: pensionDraft(aheadTo(benefits, retirement.account, retirement.at, rate), retirement.at),
    }),
  };
};

/** A civil status: the present one, or one that may come. */
export type StatusKind = 'today' | 'marriage' | 'cohabitation' | 'divorce';

/** What would apply in a civil status if the member died, and what a divorce would take. */
export type FiguresOfStatus = {
  readonly kind: StatusKind;
  /** Pension of spouse or partner, a month; 0 without one. */
  readonly partnerPerMonth: Centimes;
  /** Why the partner gets no pension; `null` if they get one, or if there is no partner. */
  readonly refused: Exclude<NoPartnerPension, 'noPartner'> | null;
  readonly lumpSum: Centimes;
  /** For the spouse; `null` but on a divorce. */
  readonly share: {
    readonly amount: Centimes | null;
    readonly missing: DivorceShareObstacle | null;
    readonly bought: Centimes;
  } | null;
  readonly derivations: Derivations;
};

/** The figures of a member's death in a civil status. */
const statusDrafts = (benefits: Benefits, death: DeathBenefits): Partial<Record<ExplainedFigure, Draft>> => ({
  ...(death.partnerPerYear > 0 && {
    partnerPensionPerMonth: {
      result: chf('perMonth', perMonth(death.partnerPerYear)),
      steps: [
        ...survivorsBasis(benefits),
        ...death.steps.partner,
        {
          rule: 'perMonth',
          inputs: [chf('partnerPension', death.partnerPerYear)],
          result: chf('perMonth', perMonth(death.partnerPerYear)),
        },
      ],
    },
  }),
  ...(death.lumpSum > 0 && { deathLumpSum: { result: chf('lumpSum', death.lumpSum), steps: death.steps.lumpSum } }),
});

/** The derivations of figures; those that don't apply are omitted. */
export type Derivations = Partial<Readonly<Record<ExplainedFigure, Derivation>>>;

/** A member's figures with their derivations. */
export type ExplainedBenefits = {
  readonly benefits: Benefits;
  readonly derivations: Derivations;
  /** Those of each savings option. */
  readonly ofOptions: Partial<Readonly<Record<SavingsOption['id'], Derivations>>>;
  /** What would apply in other civil statuses, the present one first; empty if death benefits can't be computed. */
  readonly statuses: readonly FiguresOfStatus[];
};

/**
 * All figures of a member on a day with their derivations, from one computation, so that pages and explanations agree.
 * Like `computeBenefits`, it never fails for a record that matches its schema.
 */
export const explainBenefits = (plan: Plan, entry: InsuredRecord, today: IsoDate): ExplainedBenefits => {
  const { benefits, account, options, deathWith } = computeBenefits(plan, entry, today);
  const { projection } = plan.interest;
  const derive = (drafts: Partial<Record<ExplainedFigure, Draft>>): Derivations => {
    const derivations: Partial<Record<ExplainedFigure, Derivation>> = {};
    for (const figure of explainedFigures) {
      const draft = drafts[figure];
      if (!draft) continue;
      derivations[figure] = {
        figure,
        date: today,
        result: draft.result,
        steps: explained(plan, draft.steps, today),
        years: (draft.years ?? []).map(shownYear),
        assumptions: benefits.assumptions.filter(({ kind }) => draft.rests?.includes(kind)),
      };
    }
    return derivations;
  };
  const drafts = draftsOf(benefits, account, projection);
  const statusOf = (kind: StatusKind, partner: InsuredRecord['partner']): FiguresOfStatus => {
    const death = deathWith(partner);
    const { noPartnerPension } = death;
    const share = kind === 'divorce' ? divorceShareOf(benefits, entry, planTimeline(plan)(today)) : null;
    return {
      kind,
      partnerPerMonth: perMonth(death.partnerPerYear),
      refused: noPartnerPension === 'noPartner' ? null : noPartnerPension,
      lumpSum: death.lumpSum,
      share: share && {
        amount: 'amount' in share ? share.amount : null,
        missing: 'missing' in share ? share.missing : null,
        bought: 'amount' in share ? share.bought : 0,
      },
      derivations: derive({
        ...statusDrafts(benefits, death),
        ...(share &&
          'amount' in share && {
            divorceShare: {
              rests: ['interestNotYetDecided'] as const,
              result: chf('divorceShare', share.amount),
              steps: [...(drafts.exitBenefit?.steps ?? []), ...share.steps],
            },
          }),
      }),
    };
  };
  return {
    benefits,
    derivations: derive(drafts),
    ofOptions: Object.fromEntries(
      options.map((each) => [each.option.id, derive(optionDrafts(benefits, each, projection))]),
    ),
    statuses:
      benefits.death === null || benefits.hasLeft || !benefits.savingsKnown
        ? []
        : statusesOf(entry.partner, today, benefits.death.noPartnerPension === null).map(({ kind, partner }) =>
            statusOf(kind, partner),
          ),
  };
};

/**
 * The present status and those that may follow: a marriage, a partnership that fulfils what the plan asks for, unless that of
 * today does, a divorce.
 */
const statusesOf = (
  partner: InsuredRecord['partner'],
  today: IsoDate,
  isEntitled: boolean,
): readonly { readonly kind: StatusKind; readonly partner: InsuredRecord['partner'] }[] => {
  const now = { kind: 'today', partner } as const;
  if (spouseOf({ partner }) !== undefined) return [now, { kind: 'divorce', partner: undefined }];
  const marriage = { kind: 'marriage', partner: { relation: 'spouse', since: today } } as const;
  if (partner?.relation === 'cohabitant' && isEntitled) return [now, marriage];
  return [
    now,
    marriage,
    // As long ago as any plan asks for.
    { kind: 'cohabitation', partner: { relation: 'cohabitant', since: '1900-01-01', declarationReceived: today } },
  ];
};
