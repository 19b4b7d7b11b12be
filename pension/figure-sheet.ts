import type { IsoDate } from '#kernel/date.ts';
import { monthsBetween, yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import { toCentimes, type Centimes } from '#kernel/money.ts';
import { drawingDate, referenceAge } from './ages.ts';
import type { Beneficiary } from './beneficiaries.ts';
import type { BuyInBlock, BuyInPotential } from './buy-in.ts';
import {
  bringsPension,
  type Assumption,
  type Benefits,
  type BenefitsOnRecord,
  type DatedBand,
  type DatedSavings,
  type SavingsMovement,
} from './compute-benefits.ts';
import { mayStayInsured } from './continued-insurance.ts';
import type { UnpaidLeave } from './contributions.ts';
import { explainBenefits, LEAVE_FIGURES } from './explain-benefits.ts';
import type { Derivations, ExplainedBenefits, FiguresOfStatus } from './explain-benefits.ts';
import type { ExplainedFigure } from './explanation-keys.ts';
import { isBound } from '#kernel/civil-status.ts';
import type { HomeOwnershipBlock } from './home-ownership.ts';
import { spouseOf } from './insured-person.ts';
import type { MoneyEvent } from './insured-record.ts';
import { leaveEnd, leaveMonths } from './leave-months.ts';
import type { MemberRecord } from './member-record.ts';
import type { OwnContributions } from './own-contributions.ts';
import { planTimeline } from './plan-parameters.ts';
import type { Plan, PlanParameters } from './plan.ts';
import type { SavingsOption } from './savings-options.ts';
import { perMonth } from './rates.ts';
import { disabilityBegin, waitingMonthsOf } from './disability-begin.ts';
import { partnerRefusal } from './risk-benefits.ts';
import type { DeathBenefits, NoPartnerPension } from './risk-benefits.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook, OutlookObstacle } from './outlook.ts';
import { ordinaryAge } from './retirement.ts';
import type { LumpSumNotice, Retirement, RetirementAt } from './retirement.ts';

/** An amount per year and per month. */
export type Span = { readonly perYear: Centimes; readonly perMonth: Centimes };

/** Who the sheet is about, as the fund has them on record. */
export type SheetPerson = Pick<
  MemberRecord,
  'firstname' | 'lastname' | 'sex' | 'birthDate' | 'ahvNumber' | 'readOnlyProfile' | 'ableToImpersonate'
> & {
  readonly admissionDate: IsoDate | null;
  readonly civilStatus: { readonly code: MemberRecord['civilStatus']['code']; readonly since: IsoDate | null };
  /** The employment in force on the day. */
  readonly employment: Pick<MemberRecord['employments'][number], 'employer' | 'activityRate'> | null;
  /** A known exit that is today or still to come. */
  readonly leaving: {
    readonly date: IsoDate;
    /** Whether the member may stay insured: dismissed at 58 or later. BVG art. 47a. */
    readonly mayStayInsured: boolean;
    /** Whether that is agreed already. */
    readonly staysInsured: boolean;
  } | null;
  /** In months; `null` if the birth date is unknown. AHVG art. 21. */
  readonly referenceAge: number | null;
};

/** A beneficiary by name; the fund knows only the first name of a child. */
export type NamedBeneficiary = Omit<Beneficiary, 'child'> & {
  readonly firstname: string;
  readonly lastname: string | null;
};

/** One line of this year's savings; all lines up to `closing` add up to it. */
export type StatementLine =
  | { readonly kind: 'opening' | 'closing'; readonly date: IsoDate; readonly amount: Centimes }
  | {
      readonly kind: 'moved';
      readonly event: MoneyEvent['kind'] | 'openingBalance';
      readonly date: IsoDate;
      readonly amount: Centimes;
    }
  /** `percent` is the year's interest rate. */
  | { readonly kind: 'interest'; readonly percent: number; readonly amount: Centimes }
  | { readonly kind: 'memberCredits' | 'employerCredits' | 'waivedCredits' | 'lawfulPart'; readonly amount: Centimes };

/** Why a member who has a choice of savings options can't choose another one. */
export type SavingsChoiceBlock = 'birthDateUnknown' | 'leaving' | 'tooLate' | 'noContributions';

/** One line from the salary to its insured part; the deduction is negative. BVG art. 8. */
export type SalaryLine = Span & { readonly kind: 'salary' | 'deduction' | 'exempt' | 'insured' };

/** What one contribution costs each payer; the total comes last. BVG art. 66. */
export type ContributionLine = {
  readonly part: 'savings' | 'risk' | 'administration' | 'total';
  /** `null` if it depends on an unknown birth date. */
  readonly shares: { readonly member: Span; readonly employer: Span } | null;
};

/** One benefit in case of disability or death. */
export type RiskLine =
  | {
      readonly figure: 'disabilityPension' | 'disabilityInPayment';
      readonly amount: Centimes;
      readonly period: 'perYear';
    }
  | {
      readonly figure: 'disabilityChildPension' | 'orphanPension';
      /** One child's. */
      readonly amount: Centimes;
      readonly period: 'perYear';
      /** How many children are entitled, at least one. */
      readonly children: number;
    }
  | {
      readonly figure: 'partnerPension';
      readonly amount: Centimes;
      readonly period: 'perYear';
      readonly relation: NonNullable<MemberRecord['partner']>['relation'];
      /** Why the partner would get no pension; `null` if they are entitled. */
      readonly refused: Exclude<NoPartnerPension, 'noPartner'> | null;
    }
  | { readonly figure: 'deathLumpSum'; readonly amount: Centimes; readonly period: 'once' };

/** The benefits for drawing at one age. */
export type RetirementLine = Omit<RetirementAt, 'steps'> & {
  /** Whether pages show this age by default. */
  readonly isOrdinary: boolean;
  /** Whether it pays the law's minimum because that exceeds capital times rate. BVG art. 14. */
  readonly isLawfulMinimum: boolean;
};

/** All figures of a member on a day. Amounts are centimes, rates percent. */
export type Figures = {
  readonly plan: {
    /** In one language or in several. */
    readonly name: Plan['name'];
    /** Projected interest a year, in percent. */
    readonly projectedInterest: number;
  };
  readonly birthDateKnown: boolean;
  readonly hasLeft: boolean;
  /** `null` if nothing is on record, or the age for credits is unknown. BVG art. 15, FZG art. 15 and 18. */
  readonly savings: {
    readonly balance: Centimes;
    /** The minimum required by law. */
    readonly lawfulPart: Centimes;
    readonly exitBenefit: Centimes;
    /** The minimum of FZG art. 17; an upper bound of it unless `countedInFull` is 0. */
    readonly minimum: Pick<OwnContributions, 'amount' | 'countedFrom' | 'countedInFull'> | null;
    /** What new funds and divorce courts ask for; `null` if unknown, or not yet. FZG art. 24. */
    readonly record: BenefitsOnRecord;
    readonly statement: readonly StatementLine[];
  } | null;
  /** The savings that the record begins with, where today's are unknown for want of a birth date; else `null`. */
  readonly opening: DatedSavings | null;
  /** From the first day on record, at each year's end and around each movement, to today. */
  readonly history: readonly DatedSavings[];
  /** From today, at each year's end, to the day before retirement. */
  readonly future: readonly DatedSavings[];
  /** The same days at less and at more interest; empty if retirement is near. */
  readonly futureBand: readonly DatedBand[];
  /** What moved the savings other than interest and contributions, oldest first. */
  readonly movements: readonly SavingsMovement[];
  /** `null` if the birth date is unknown. */
  readonly yearOfBirth: number | null;
  /** `null` if nothing is insured. */
  readonly contributions: {
    readonly salary: Centimes;
    readonly salaryLines: readonly SalaryLine[];
    readonly lines: readonly ContributionLine[];
    /** Only the member if they also pay the employer's share (BVG art. 47a), or if nobody pays anything. */
    readonly payers: readonly ('member' | 'employer')[];
  } | null;
  readonly buyIn: {
    /** `null` if the birth date is unknown, like the next three. */
    readonly atMost: Centimes | null;
    readonly savingsAtMost: Centimes | null;
    /** Today's savings in percent of the maximum, at most 100. */
    readonly ratio: number | null;
    readonly savings: Centimes | null;
    readonly openWithdrawals: Centimes;
    /** Minimum repayment of them at a time. */
    readonly repaymentAtLeast: Centimes;
    readonly blocked: BuyInBlock | null;
    /** The part of the most that makes up for a divorce, and isn't locked. */
    readonly afterDivorce: Centimes;
    readonly arrivalCap: Centimes | null;
    /** First day without that cap. */
    readonly arrivalCapUntil: IsoDate | null;
    readonly lockedUntil: IsoDate | null;
    readonly potential: BuyInPotential | null;
  };
  readonly homeOwnership: {
    /** `null` if the birth date is unknown. */
    readonly atMost: Centimes | null;
    readonly maxAge: number;
    readonly blocked: HomeOwnershipBlock | null;
    readonly possibleFrom: IsoDate | null;
    /** Day since which the benefits are pledged for a home; `null` without a pledge. BVG art. 30b. */
    readonly pledgedSince: IsoDate | null;
    readonly curve: readonly {
      readonly age: number;
      readonly date: IsoDate;
      readonly amount: Centimes;
      readonly isBirthday: boolean;
    }[];
  };
  readonly retirement: {
    readonly ordinary: RetirementLine;
    readonly byAge: readonly RetirementLine[];
    /**
     * Whether retirement benefits could already be drawn today, so that leaving means drawing them. FZG art. 2 para.
     * 1bis.
     */
    readonly isPastEarliestAge: boolean;
    /** Per month, from steps into retirement. BVG art. 13a. */
    readonly drawnPerMonth: Centimes;
    readonly lumpSumAtMost: Centimes;
    /**
     * Deadline for announcing it; `null` if no lump sum is possible or the plan requires no notice. BVG art. 37 para.
     * 4.
     */
    readonly lumpSumNotice: LumpSumNotice | null;
    /** Whether continued insurance leaves only a pension. BVG art. 47a para. 6. */
    readonly isPensionOnly: boolean;
    /**
     * Steps into retirement: how many the plan allows, the size of the first, and how many have been taken. BVG art.
     * 13a.
     */
    readonly partialSteps: Retirement['partialSteps'];
    readonly lockedUntil: IsoDate | null;
    /** Whether the ordinary age is past, so that benefits can be drawn at any time. BVG art. 13 para. 2. */
    readonly isDeferred: boolean;
    /** In addition to the pension at the ordinary age; `null` if no child would be entitled. BVG art. 17. */
    readonly child: { readonly perYear: Centimes; readonly children: number } | null;
  } | null;
  /** What the member will live on; why it can't be computed; `null` after the exit. */
  readonly outlook: Outlook | OutlookObstacle | null;
  /** `null` unless the member is insured and has a choice. */
  readonly savingsOptions: {
    readonly actual: {
      readonly additionalPercent: number;
      readonly memberSavingsPerYear: Centimes;
    };
    /** The options chosen for later days, in their order. */
    readonly chosen: readonly { readonly additionalPercent: number; readonly from: IsoDate }[];
    readonly all: readonly SavingsOption[];
    /** The derivations of each option's figures. */
    readonly derivations: ExplainedBenefits['ofOptions'];
    /** First day of a choice made today. */
    readonly startsOn: IsoDate;
    /**
     * Why no other option can be chosen: the birth date is unknown, and then amounts are meaningless; the insurance, or
     * saving, ends before it would start; the member pays no savings contributions. `null` if one can.
     */
    readonly blocked: SavingsChoiceBlock | null;
    readonly savings: Centimes;
  } | null;
  /** Empty if no disability pension is insured, or one would begin too late. BVG art. 23 to 26. */
  readonly disability: readonly RiskLine[];
  /** Months until an insured disability pension begins; 0 if one is already paid, or none is insured. BVG art. 26. */
  readonly waitingMonths: number;
  /**
   * First day of the pension of who is disabled from today on; `null` if one is already paid, or none is insured. BVG art.
   * 26.
   */
  readonly disabilityFrom: IsoDate | null;
  /** Degree of disability in percent for which a pension is paid; `null` if none is. */
  readonly disabilityDegree: number | null;
  /** Whether the waiting period ends after the ordinary age, so that no pension is ever paid. BVG art. 26. */
  readonly disabilityBeginsTooLate: boolean;
  /** `null` if the birth date is unknown. BVG art. 18 to 22. */
  readonly death: {
    readonly headline: DeathBenefits['headline'];
    readonly family: DeathBenefits['family'];
    readonly beneficiaries: readonly NamedBeneficiary[];
    /** Empty if the member has left or nothing is on record. */
    readonly lines: readonly RiskLine[];
  } | null;
  /**
   * Whether a cohabiting partner is not declared to the fund, which a pension would require. BVG art. 20a.
   */
  readonly isPartnerUndeclared: boolean;
  /**
   * What that partner would get a month if they were declared today and the member then died; `null` if the plan's other
   * conditions aren't met, or it can't be computed.
   */
  readonly undeclaredPartnerPerMonth: Centimes | null;
  /** The disability pensions in payment, else those at full disability, or the survivors' if none is insured. */
  readonly riskTotal: {
    readonly kind: 'inPayment' | 'disability' | 'survivors';
    readonly perYear: Centimes | null;
    /** The pensions of a month, each to the centime, added up. */
    readonly perMonth: Centimes | null;
  };
  readonly unpaidLeave: SheetOfUnpaidLeave | null;
  /**
   * What applies in the present civil status if the member died, then in others; empty if that can't be computed, or the
   * spouse is not on record.
   */
  readonly statuses: readonly FiguresOfStatus[];
  /** What the figures assume because it is not decided yet. */
  readonly assumptions: readonly Assumption[];
  /** The figures' derivations; those that don't apply are omitted. */
  readonly derivations: Derivations;
};

/** Unpaid leave with the figure that explains each cover; a cost is `null` if the birth date is unknown. */
type SheetOfUnpaidLeave = Omit<UnpaidLeave, 'cover' | 'covers'> & {
  /** Whether a disability would bring a pension where it is insured; true where that can't be told without a birth date. */
  readonly bringsDisability: boolean;
  readonly covers: readonly (Omit<UnpaidLeave['covers'][number], 'steps'> & { readonly figure: ExplainedFigure })[];
};

/**
 * Everything that is shown of a member on a day: keys, centimes, ISO dates, percentages and reasons. Dashboard, pages,
 * explanations and documents are all rendered from it, so that they agree.
 */
export type FigureSheet = {
  readonly today: IsoDate;
  readonly person: SheetPerson;
  /** `null` if the fund's plan is unreadable, because nothing can be computed then. */
  readonly figures: Figures | null;
};

/** A sheet that has figures. */
export type FilledSheet = FigureSheet & {
  readonly figures: Figures & { readonly savings: NonNullable<Figures['savings']> };
};

/** Whether a sheet suffices for a pension certificate: its savings are known. */
export const hasSavings = (sheet: FigureSheet): sheet is FilledSheet => (sheet.figures?.savings ?? null) !== null;

const spanOf = (yearly: Centimes): Span => ({ perYear: yearly, perMonth: perMonth(yearly) });

const leavingOf = (record: MemberRecord, today: IsoDate): SheetPerson['leaving'] => {
  const { exit } = record;
  if (exit === undefined || exit.date < today) return null;
  return {
    date: exit.date,
    mayStayInsured: mayStayInsured(record),
    staysInsured: record.continuedInsurance !== undefined,
  };
};

const personOf = (record: MemberRecord, today: IsoDate): SheetPerson => {
  const { firstname, lastname, sex, birthDate, ahvNumber, readOnlyProfile, ableToImpersonate } = record;
  const employment = record.employments.findLast(({ from }) => from <= today);
  return {
    firstname,
    lastname,
    sex,
    birthDate,
    ahvNumber,
    readOnlyProfile,
    ableToImpersonate,
    admissionDate: record.admissionDate ?? null,
    civilStatus: { code: record.civilStatus.code, since: record.civilStatus.since ?? null },
    employment: employment ? { employer: employment.employer, activityRate: employment.activityRate } : null,
    leaving: leavingOf(record, today),
    referenceAge: isUnknownDate(birthDate) ? null : referenceAge(sex, birthDate),
  };
};

const statementOf = ({ thisYear, bvgPart }: Benefits): readonly StatementLine[] => [
  { kind: 'opening', date: `${thisYear.year}-01-01`, amount: thisYear.opening },
  ...thisYear.moved.map(({ kind, date, savings }) => ({ kind: 'moved' as const, event: kind, date, amount: savings })),
  { kind: 'interest', percent: thisYear.interestRate, amount: thisYear.interest },
  { kind: 'memberCredits', amount: thisYear.memberCredits },
  { kind: 'employerCredits', amount: thisYear.employerCredits },
  ...(thisYear.waivedCredits > 0 ? [{ kind: 'waivedCredits' as const, amount: thisYear.waivedCredits }] : []),
  { kind: 'closing', date: thisYear.until, amount: thisYear.closing },
  ...(bvgPart > 0 ? [{ kind: 'lawfulPart' as const, amount: bvgPart }] : []),
];

const salaryLine = (kind: SalaryLine['kind'], yearly: Centimes): SalaryLine => ({ kind, ...spanOf(yearly) });

const contributionsOf = ({ contributions }: Benefits): Figures['contributions'] => {
  if (contributions === null) return null;
  const { insured, perYear } = contributions;
  const parts = (['savings', 'risk', 'administration'] as const).flatMap((part) => {
    const share = contributions[part];
    // Omit parts that nobody pays.
    return share !== null && share.member + share.employer === 0 ? [] : [{ part, share }];
  });
  return {
    salary: insured.salary,
    salaryLines: [
      salaryLine('salary', insured.salary),
      ...(insured.insured > 0 && insured.deduction > 0 ? [salaryLine('deduction', -insured.deduction)] : []),
      ...(insured.exempt > 0 ? [salaryLine('exempt', insured.exempt)] : []),
      salaryLine('insured', insured.insured),
    ],
    lines: [...parts, { part: 'total' as const, share: perYear }].map(({ part, share }) => ({
      part,
      shares: share && { member: spanOf(share.member), employer: spanOf(share.employer) },
    })),
    payers: perYear?.employer === 0 ? ['member'] : ['member', 'employer'],
  };
};

const buyInOf = ({ buyIn, birthDateKnown }: Benefits): Figures['buyIn'] => {
  const { atMost, savingsAtMost, ratio, current, openWithdrawals, blocked, potential } = buyIn;
  const { repaymentAtLeast, afterDivorce, arrivalCap, arrivalCapUntil, lockedUntil } = buyIn;
  const isKnown = blocked !== 'birthDateUnknown';
  return {
    atMost: isKnown ? atMost : null,
    savingsAtMost: isKnown ? savingsAtMost : null,
    ratio: isKnown ? ratio : null,
    savings: birthDateKnown ? current : null,
    openWithdrawals,
    repaymentAtLeast,
    blocked,
    afterDivorce,
    arrivalCap,
    arrivalCapUntil,
    lockedUntil,
    potential,
  };
};

const homeOwnershipOf = (
  { homeOwnership, today }: Benefits,
  pledged: IsoDate | undefined,
): Figures['homeOwnership'] => {
  const { atMost, maxAge, blocked, possibleFrom, curve } = homeOwnership;
  const pledgedSince = pledged !== undefined && pledged <= today ? pledged : null;
  return { atMost: blocked === 'birthDateUnknown' ? null : atMost, maxAge, blocked, possibleFrom, pledgedSince, curve };
};

const retirementOf = (
  { retirement, today }: Benefits,
  record: MemberRecord,
  parameters: PlanParameters,
): Figures['retirement'] => {
  if (retirement === null) return null;
  const { ordinary, byAge, childPerYear, children } = retirement;
  const { drawnPerMonth, lumpSumAtMost, lumpSumNotice, isPensionOnly, partialSteps, lockedUntil } = retirement;
  const line = ({ steps, ...at }: RetirementAt): RetirementLine => ({
    ...at,
    isOrdinary: at.age === ordinary.age,
    isLawfulMinimum: steps.some(({ rule }) => rule === 'lawfulMinimum'),
  });
  return {
    ordinary: line(ordinary),
    byAge: byAge.map(line),
    isPastEarliestAge: retirement.isPastEarliestAge,
    drawnPerMonth,
    lumpSumAtMost,
    lumpSumNotice,
    isPensionOnly,
    partialSteps,
    lockedUntil,
    isDeferred: drawingDate(record.birthDate, ordinaryAge(record, parameters)) <= today,
    child: children > 0 ? { perYear: childPerYear, children } : null,
  };
};

const savingsOptionsOf = (
  { savingsOptions, savingsChoiceStarts, hasLeft, balance, birthDateKnown, retirement }: Benefits,
  { exit, continuedInsurance }: MemberRecord,
  derivations: ExplainedBenefits['ofOptions'],
): Figures['savingsOptions'] => {
  const actual = savingsOptions.find(({ isActual }) => isActual);
  if (hasLeft || actual === undefined) return null;
  const { additionalPercent, memberSavingsPerYear } = actual;
  const chosen = savingsOptions
    .flatMap((option) =>
      option.chosenFrom === null ? [] : [{ additionalPercent: option.additionalPercent, from: option.chosenFrom }],
    )
    .toSorted((one, other) => one.from.localeCompare(other.from));
  const endsBefore = exit !== undefined && exit.date < savingsChoiceStarts && continuedInsurance === undefined;
  const paysSame = savingsOptions.every((option) => option.memberSavingsPerYear === memberSavingsPerYear);
  return {
    actual: { additionalPercent, memberSavingsPerYear },
    chosen,
    all: savingsOptions,
    derivations,
    startsOn: savingsChoiceStarts,
    blocked: !birthDateKnown
      ? 'birthDateUnknown'
      : endsBefore
        ? 'leaving'
        : retirement !== null && retirement.ordinary.date <= savingsChoiceStarts
          ? 'tooLate'
          : paysSame
            ? 'noContributions'
            : null,
    savings: balance,
  };
};

const disabilityLinesOf = ({ disability }: Benefits): readonly RiskLine[] =>
  disability === null || disability.beginsTooLate
    ? []
    : [
        { figure: 'disabilityPension', amount: disability.fullPerYear, period: 'perYear' },
        ...(disability.share > 0
          ? [{ figure: 'disabilityInPayment', amount: disability.runningPerYear, period: 'perYear' } as const]
          : []),
        ...(disability.children > 0
          ? [
              {
                figure: 'disabilityChildPension',
                amount: disability.share > 0 ? disability.runningChildPerYear : disability.childPerYear,
                period: 'perYear',
                children: disability.children,
              } as const,
            ]
          : []),
      ];

const deathLinesOf = (
  { hasLeft, savingsKnown }: Benefits,
  { partnerPerYear, noPartnerPension, orphanPerYear, orphans, lumpSum }: DeathBenefits,
  partner: MemberRecord['partner'],
): readonly RiskLine[] => {
  if (hasLeft || !savingsKnown) return [];
  const lines: RiskLine[] = [];
  if (noPartnerPension !== 'noPartner' && partner !== undefined) {
    const { relation } = partner;
    const refused = noPartnerPension;
    lines.push({ figure: 'partnerPension', amount: partnerPerYear, period: 'perYear', relation, refused });
  }
  if (orphanPerYear > 0 && orphans > 0)
    lines.push({ figure: 'orphanPension', amount: orphanPerYear, period: 'perYear', children: orphans });
  lines.push({ figure: 'deathLumpSum', amount: lumpSum, period: 'once' });
  return lines;
};

const named = ({ partner, children }: MemberRecord, { child, ...person }: Beneficiary): NamedBeneficiary =>
  child === null
    ? { ...person, firstname: partner?.firstname ?? '', lastname: partner?.lastname ?? null }
    : { ...person, firstname: children[child]?.firstname ?? '', lastname: null };

const riskTotalOf = ({ disability, disabilityTotalPerYear, death }: Benefits): Figures['riskTotal'] =>
  disability === null || disability.beginsTooLate
    ? {
        kind: 'survivors',
        perYear: death && death.partnerPerYear + death.orphanPerYear * death.orphans,
        perMonth: death && death.family.perMonth,
      }
    : disability.share > 0
      ? {
          kind: 'inPayment',
          perYear: disabilityTotalPerYear,
          perMonth:
            perMonth(disability.runningPerYear) + disability.children * perMonth(disability.runningChildPerYear),
        }
      : {
          kind: 'disability',
          perYear: disabilityTotalPerYear,
          perMonth: perMonth(disability.fullPerYear) + disability.children * perMonth(disability.childPerYear),
        };

/** A leave ends with the retirement or the employment at the latest. `null` if no whole month is left for it before. */
const unpaidLeaveOf = (
  { unpaidLeave, retirement, disability, birthDateKnown, today }: Benefits,
  record: MemberRecord,
  parameters: PlanParameters,
): Figures['unpaidLeave'] => {
  const end = retirement && leaveEnd(record, parameters, today);
  const left = leaveMonths(today, end, record.exit?.date ?? null);
  if (unpaidLeave === null || left === null) return null;
  const months = left.until === null ? Infinity : monthsBetween(left.from, left.until) + 1;
  return {
    perMonth: unpaidLeave.perMonth,
    bringsDisability: !birthDateKnown || bringsPension(disability),
    freeMonths: unpaidLeave.freeMonths,
    atMostMonths: Math.min(unpaidLeave.atMostMonths, months),
    covers: unpaidLeave.covers.map(({ cover, perMonth: cost }, index) => ({
      cover,
      perMonth: cost,
      figure: index === 0 ? 'unpaidLeave' : LEAVE_FIGURES[cover],
    })),
  };
};

/** What a partner who isn't declared would get a month once they were; `null` if the plan asks for more, or if unknown. */
const ifDeclared = (
  record: MemberRecord,
  parameters: PlanParameters,
  today: IsoDate,
  statuses: readonly FiguresOfStatus[],
): Centimes | null => {
  const declared = record.partner && { ...record.partner, declarationReceived: today };
  if (partnerRefusal({ ...record, partner: declared }, parameters, today) !== null) return null;
  return statuses.find(({ kind }) => kind === 'cohabitation')?.partnerPerMonth ?? null;
};

/** A spouse who is not on record can't be counted. */
const knowsSpouse = (record: MemberRecord): boolean =>
  !isBound(record.civilStatus.code) || spouseOf(record) !== undefined;

/** What the account held on the record's first day: the one balance that needs no age. BVG art. 16. */
const openingOf = (
  { birthDateKnown, hasLeft, today }: Benefits,
  { openingBalance }: MemberRecord,
): Figures['opening'] =>
  birthDateKnown || hasLeft || openingBalance === undefined || openingBalance.date > today
    ? null
    : { date: openingBalance.date, savings: toCentimes(openingBalance.savings) };

const figuresOf = (plan: Plan, record: MemberRecord, today: IsoDate): Figures => {
  const { benefits, derivations, ofOptions, statuses } = explainBenefits(plan, record, today);
  const { disability, death } = benefits;
  const parameters = planTimeline(plan)(today);
  const retirement = retirementOf(benefits, record, parameters);
  const isPartnerUndeclared =
    !benefits.hasLeft &&
    parameters.survivors.spousePercent > 0 &&
    partnerRefusal(record, parameters, today) === 'notDeclared';
  const waitingMonths = waitingMonthsOf(record, parameters, today);
  return {
    plan: { name: plan.name, projectedInterest: plan.interest.projection },
    birthDateKnown: benefits.birthDateKnown,
    hasLeft: benefits.hasLeft,
    savings: benefits.savingsKnown
      ? {
          balance: benefits.balance,
          lawfulPart: benefits.bvgPart,
          exitBenefit: benefits.exitBenefit,
          minimum: benefits.ownContributions,
          record: benefits.record,
          statement: statementOf(benefits),
        }
      : null,
    opening: openingOf(benefits, record),
    history: benefits.history,
    future: benefits.future,
    futureBand: benefits.futureBand,
    movements: benefits.movements,
    yearOfBirth: benefits.birthDateKnown ? yearOf(record.birthDate) : null,
    contributions: contributionsOf(benefits),
    buyIn: buyInOf(benefits),
    homeOwnership: homeOwnershipOf(benefits, record.pledgedSince),
    retirement,
    outlook: outlookOf(benefits, record, retirement?.isDeferred === true),
    savingsOptions: savingsOptionsOf(benefits, record, ofOptions),
    disability: disabilityLinesOf(benefits),
    waitingMonths: disability?.share === 0 ? waitingMonths : 0,
    disabilityFrom: disability?.share === 0 ? disabilityBegin(today, waitingMonths) : null,
    disabilityDegree: disability && disability.share > 0 ? disability.degree : null,
    disabilityBeginsTooLate: disability?.beginsTooLate === true,
    death: death && {
      headline: death.headline,
      family: death.family,
      beneficiaries: death.beneficiaries.map((person) => named(record, person)),
      lines: deathLinesOf(benefits, death, record.partner),
    },
    isPartnerUndeclared,
    undeclaredPartnerPerMonth: isPartnerUndeclared ? ifDeclared(record, parameters, today, statuses) : null,
    riskTotal: riskTotalOf(benefits),
    unpaidLeave: unpaidLeaveOf(benefits, record, parameters),
    statuses: knowsSpouse(record) ? statuses : [],
    assumptions: benefits.assumptions,
    derivations,
  };
};

/**
 * The figures of a member on a day. Like `computeBenefits`, it never fails for a record that matches its schema: what
 * can't be computed is `null`, with its reason if there is one.
 * @param plan `null` if the fund's plan is unreadable.
 * @param today ISO date of the provider's clock.
 */
export const figureSheet = (plan: Plan | null, record: MemberRecord, today: IsoDate): FigureSheet => ({
  today,
  person: personOf(record, today),
  figures: plan && figuresOf(plan, record, today),
});
