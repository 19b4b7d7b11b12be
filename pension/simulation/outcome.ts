import { addMonths, dayBefore, earlier, firstOfMonth, lastDayOfMonth, monthOf, yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { createAccount } from '../account.ts';
import { drawingDate } from '../ages.ts';
import { computeBuyIn } from '../buy-in.ts';
import type { BuyIn, BuyInBlock } from '../buy-in.ts';
import { disabilityOf } from '../compute-benefits.ts';
import { computeContributions } from '../contributions.ts';
import type { Contributions, Share, UnpaidLeaveCover } from '../contributions.ts';
import { disabilityShare } from '../disability-share.ts';
import { childEntitledUntil, isEntitledLonger } from '../entitled-children.ts';
import { computeHomeOwnership } from '../home-ownership.ts';
import type { HomeOwnership, HomeOwnershipBlock } from '../home-ownership.ts';
import type { InsuredRecord } from '../insured-record.ts';
import { disabilityShareOn, employmentOn, hasLeft, presentDegree } from '../insured-person.ts';
import { exitBenefitOf, ownContributions } from '../own-contributions.ts';
import { projectionDays } from '../projection-days.ts';
import { perMonth, shareOf } from '../rates.ts';
import { ordinaryAge, retireAt } from '../retirement.ts';
import { computeDeathBenefits } from '../risk-benefits.ts';
import type { DeathBenefits } from '../risk-benefits.ts';
import { buyInAtMost } from './buy-in-room.ts';
import type { Payment } from './changed-record.ts';
import { homeLimits } from './home-limits.ts';
import type { HomeLimits } from './home-limits.ts';
import { leaveCosts, leaveTerms } from './leave-terms.ts';
import type { LeaveTerms } from './leave-terms.ts';
import { once } from './once.ts';
import { drawnOn, retirementOutcome } from './retirement-outcome.ts';
import type { DrawnStep, DrawnWithSteps, RetirementOutcome } from './retirement-outcome.ts';
import { laterExit, savingOutcome } from './saving-outcome.ts';
import type { LaterExit, SavingOutcome } from './saving-outcome.ts';
import { BAND } from './scene.ts';
import type { Scene } from './scene.ts';

/** Savings on a day, by the plan's projection and at each rate of the band (1, 2 and 3 %). */
export type SavingsPoint = { readonly date: IsoDate; readonly savings: Centimes; readonly band: readonly Centimes[] };

/** What one person receives, from when to when. */
export type Receipt = {
  /** `others`: heirs or further persons who are not on record. */
  readonly who: 'self' | 'partner' | 'child' | 'others';
  /** The child's place in the record; `null` for others than children. */
  readonly child: number | null;
  /** The partner's relation to the member; `null` for others. */
  readonly relation: NonNullable<InsuredRecord['partner']>['relation'] | null;
  /** The child's or partner's, by which a page that knows names finds theirs; `null` if unknown. */
  readonly birthDate: IsoDate | null;
  readonly what:
    | 'disabilityPension'
    | 'disabilityChildPension'
    | 'oldAgePension'
    | 'oldAgeChildPension'
    | 'partnerPension'
    | 'orphanPension'
    | 'lumpSum';
  /** Once for a lump sum, else a month. */
  readonly amount: Centimes;
  readonly from: IsoDate;
  /** Last day; `null` for a pension without a fixed end, and for a lump sum. */
  readonly to: IsoDate | null;
  readonly ends: ReceiptEnd;
};

/**
 * Until when somebody receives something. BVG art. 22, 24a, 26.
 *
 * - `once`: a lump sum.
 * - `lifelong`: until death.
 * - `ordinaryAge`: until the old-age pension begins.
 * - `childAge`: until the plan's age; longer in education or if disabled.
 * - `longerChildAge`: the child is in education or disabled already.
 * - `remarriage`: until death or another marriage.
 * - `regulations`: as the regulations have it for cohabiting partners.
 * - `higherDegree`: until the pension of a higher degree of disability begins.
 */
export type ReceiptEnd =
  'once' | 'lifelong' | 'ordinaryAge' | 'childAge' | 'longerChildAge' | 'remarriage' | 'regulations' | 'higherDegree';

/** Benefits at death or disability on a day. BVG art. 18 to 26. */
export type RiskOutcome = {
  readonly on: IsoDate;
  /** At full disability, a year; 0 if none is insured. */
  readonly disabilityPerYear: Centimes;
  /** Each child's. */
  readonly disabilityChildPerYear: Centimes;
  readonly partnerPerYear: Centimes;
  /** Each orphan's. */
  readonly orphanPerYear: Centimes;
  readonly deathLumpSum: Centimes;
  /** Degree of disability in percent for which a pension is paid on that day without the change; 0 without one. */
  readonly presentDegree: number;
  /** Ages up to which the plan pays children's pensions: usually, and in education or disabled. BVG art. 22. */
  readonly childUntil: { readonly age: number; readonly longer: number };
  readonly ifDisabled: readonly Receipt[];
  readonly ifDead: readonly Receipt[];
};

/** What an unpaid leave costs the member. */
export type LeaveOutcome = {
  readonly cover: UnpaidLeaveCover;
  /** First day of the months that are paid; the free months come before. */
  readonly from: IsoDate;
  /** Last day of the leave. */
  readonly until: IsoDate;
  readonly months: number;
  readonly perMonth: Centimes;
  readonly total: Centimes;
};

/**
 * A member's figures, with or without the changes of a simulation. Amounts are centimes. What can't be computed, or does
 * not apply, is `null`. Each part is computed when it is first read.
 */
export type Outcome = {
  /**
   * The day of the parts that are of one day: exit benefit, buy-in, home, contributions, risk. Both
   * outcomes have the same: the last day before retirement on which a change takes effect, or today.
   */
  readonly on: IsoDate;
  readonly savings: {
    readonly today: Centimes;
    /** From today, at each year's end, to the day before all is drawn; empty if nothing can be projected. */
    readonly years: readonly SavingsPoint[];
  } | null;
  readonly retirement: RetirementOutcome | null;
  /** What a member who leaves takes along. FZG art. 15, 17, 18. */
  readonly exitBenefit: Centimes | null;
  readonly buyIn: {
    readonly atMost: Centimes;
    readonly savingsAtMost: Centimes;
    readonly blocked: BuyInBlock | null;
    readonly openWithdrawals: Centimes;
    /** Until this day what was bought in can't be taken as capital. */
    readonly lockedUntil: IsoDate | null;
  } | null;
  readonly home: {
    readonly atMost: Centimes;
    readonly blocked: HomeOwnershipBlock | null;
    readonly possibleFrom: IsoDate | null;
  } | null;
  /** Days and amounts that law and plan allow for a home. */
  readonly homeLimits: HomeLimits | null;
  /** A month, by payer; `null` if nothing is insured or the age is unknown. */
  readonly contributions: Share | null;
  readonly saving: SavingOutcome | null;
  /** Five years after {@link Outcome.on}: `null` if all is drawn by then. */
  readonly laterExit: LaterExit | null;
  readonly risk: RiskOutcome | null;
  /** The most of a buy-in in the planned payments; without a plan, of one payment today. `null` if nothing is insured. */
  readonly buyInAtMost: Centimes | null;
  /** The payments of a buy-in that come in time, with what each saves in taxes by the member's own marginal rate. */
  readonly payments: readonly (Payment & { readonly saved: Centimes | null })[];
  /** What they save together, an estimate; `null` without a rate. */
  readonly tax: { readonly total: Centimes } | null;
  readonly leave: LeaveOutcome | null;
  /** What the plan offers for an unpaid leave. */
  readonly leaveTerms: LeaveTerms | null;
};

/** The day for the parts of one day, see {@link Outcome}. */
export const comparedOn = ({ today, changes, payments, homeEvents, steps }: Scene): IsoDate => {
  const { savings, leave, risk } = changes;
  if (risk) return risk.on;
  const end = steps.at(-1)?.date;
  return [
    savings?.option?.from,
    savings?.salary?.from,
    savings?.workload?.from,
    leave && addMonths(leave.from, leave.months),
    payments.at(-1)?.date,
    ...homeEvents.map(({ date }) => date),
  ].reduce<IsoDate>(
    (last, day) => (day !== undefined && day > last && (end === undefined || day < end) ? day : last),
    today,
  );
};

/** From today, at each year's end, to the day before all is drawn. */
const savingsYears = (scene: Scene): readonly SavingsPoint[] => {
  const { today, account, steps, accountAt } = scene;
  const last = steps.at(-1);
  if (last === undefined) return [];
  const accounts = BAND.map(accountAt);
  const at = (date: IsoDate): SavingsPoint => ({
    date,
    savings: account.on(date).savings,
    band: accounts.map((each) => each.on(date).savings),
  });
  return projectionDays(today, dayBefore(last.date)).map(at);
};

/** First day of the month after a day. */
const nextMonth = (day: IsoDate): IsoDate => addMonths(firstOfMonth(day), 1);

/** Last day of the month of a day: a pension is paid for the whole month in which it ends. BVG art. 38. */
const endOfMonth = (day: IsoDate): IsoDate => lastDayOfMonth(yearOf(day), monthOf(day));

type Receiving = Pick<Receipt, 'who' | 'child' | 'relation' | 'birthDate'>;

const nobodyElse = { child: null, relation: null, birthDate: null } as const;
const self: Receiving = { who: 'self', ...nobodyElse };
const others: Receiving = { who: 'others', ...nobodyElse };

const partnerReceiving = ({ partner }: InsuredRecord): Receiving => ({
  who: 'partner',
  child: null,
  relation: partner?.relation ?? null,
  birthDate: partner?.birthDate ?? null,
});

const childReceiving = ({ birthDate }: InsuredRecord['children'][number], place: number): Receiving => ({
  who: 'child',
  child: place,
  relation: null,
  birthDate,
});

/**
 * A record of somebody who is disabled from a day on, by a degree at least as high as the present one: what is still
 * earned falls in proportion. What was insured before the first disability stays so.
 */
const disabledFrom = (record: InsuredRecord, on: IsoDate, degree: number): InsuredRecord => {
  const present = presentDegree(record, on);
  const left = present >= 100 ? 1 : (100 - degree) / (100 - present);
  const now = employmentOn(record, on);
  const later = record.employments.filter(({ from }) => from > on);
  const reduced = (now ? [{ ...now, from: on }, ...later] : []).map(({ from, salary, activityRate }) => ({
    from,
    salary: Math.round(salary * left * 100) / 100,
    activityRate: Math.round(activityRate * left * 10_000) / 10_000,
  }));
  return {
    ...record,
    ...(present === 0 ? { disability: { degree, since: on } } : { higherDegree: { degree, since: on } }),
    employments: [...record.employments.filter(({ from }) => from < on), ...reduced],
  };
};

/** A pension of a share of the full one, for some time. */
type Span = { readonly share: number; readonly from: IsoDate; readonly to: IsoDate; readonly isReplaced: boolean };

/** The shares of the full disability pension that are paid until the ordinary age: the present one, then the new one. */
const disabilitySpans = (
  { record, today, parametersOn }: Scene,
  on: IsoDate,
  degree: number,
  end: IsoDate,
): readonly Span[] => {
  const { waitingMonths } = parametersOn(on).disability;
  const begins = (since: IsoDate, earliest: IsoDate): IsoDate => {
    const first = firstOfMonth(addMonths(since, waitingMonths));
    return first < earliest ? nextMonth(earliest) : first;
  };
  const share = disabilityShare(degree);
  const present = disabilityShareOn(record, on);
  if (present === 0 || record.disability === undefined) {
    const from = begins(on, on);
    return share === 0 || from > end ? [] : [{ share, from, to: end, isReplaced: false }];
  }
  const first = firstOfMonth(addMonths(record.disability.since, waitingMonths));
  const from = first < today ? today : first;
  if (share === present) return [{ share, from, to: end, isReplaced: false }];
  const raised = begins(on, on);
  const isRaised = raised <= end;
  return [
    ...(from < raised ? [{ share: present, from, to: isRaised ? dayBefore(raised) : end, isReplaced: isRaised }] : []),
    ...(isRaised ? [{ share, from: raised, to: end, isReplaced: false }] : []),
  ];
};

/** What a member who becomes disabled receives, and their children. BVG art. 23 to 26. */
const receiptsIfDisabled = (
  scene: Scene,
  on: IsoDate,
  { fullPerYear, childPerYear }: { readonly fullPerYear: Centimes; readonly childPerYear: Centimes },
  entered: number,
): readonly Receipt[] => {
  const { plan, today, record, parametersOn } = scene;
  if (fullPerYear === 0) return [];
  const degree = Math.max(entered, presentDegree(record, on));
  const parameters = parametersOn(on);
  const ordinary = ordinaryAge(record, parameters);
  const end = dayBefore(drawingDate(record.birthDate, ordinary));
  const spans = disabilitySpans(scene, on, degree, end);
  const [first] = spans;
  if (first === undefined) return [];
  const disabled = disabledFrom(record, on, degree);
  const old = retireAt(createAccount(plan, disabled, today), disabled, parametersOn, ordinary);
  const { retiredChildPercent } = parametersOn(old.date).childBenefits;
  const children = record.children.flatMap((child, place): readonly Receipt[] => {
    const until = endOfMonth(childEntitledUntil(child, parameters));
    const person = childReceiving(child, place);
    const untilAge = isEntitledLonger(child) ? 'longerChildAge' : 'childAge';
    const born = child.birthDate;
    const begin = born > first.from ? born : first.from;
    const oldAge = perMonth(shareOf(old.pensionPerYear, retiredChildPercent));
    const pensions = spans.flatMap(({ share, from, to, isReplaced }): readonly Receipt[] => {
      const starts = born > from ? born : from;
      if (starts > to || until <= starts) return [];
      const ends = until <= to ? untilAge : isReplaced ? 'higherDegree' : 'ordinaryAge';
      const amount = perMonth(shareOf(childPerYear, share));
      return [{ ...person, what: 'disabilityChildPension', amount, from: starts, to: earlier(until, to), ends }];
    });
    return [
      ...pensions,
      ...(until > end && until > begin && oldAge > 0
        ? [
            {
              ...person,
              what: 'oldAgeChildPension',
              amount: oldAge,
              from: begin > end ? begin : old.date,
              to: until,
              ends: untilAge,
            } as const,
          ]
        : []),
    ];
  });
  return [
    ...spans.map(({ share, from, to, isReplaced }): Receipt => ({
      ...self,
      what: 'disabilityPension',
      amount: perMonth(shareOf(fullPerYear, share)),
      from,
      to,
      ends: isReplaced ? 'higherDegree' : 'ordinaryAge',
    })),
    { ...self, what: 'oldAgePension', amount: old.pensionPerMonth, from: old.date, to: null, ends: 'lifelong' },
    ...children,
  ];
};

/** What each person receives if the member dies. BVG art. 18 to 22. */
const receiptsIfDead = (
  { record, parametersOn }: Scene,
  on: IsoDate,
  { partnerPerYear, orphanPerYear, lumpSum, beneficiaries }: DeathBenefits,
): readonly Receipt[] => {
  const parameters = parametersOn(on);
  const from = nextMonth(on);
  const partner = partnerReceiving(record);
  const orphans = record.children.flatMap((child, place): readonly Receipt[] => {
    const claimEnds = childEntitledUntil(child, parameters);
    if (child.birthDate > on || claimEnds <= on || orphanPerYear === 0) return [];
    return [
      {
        ...childReceiving(child, place),
        what: 'orphanPension',
        amount: perMonth(orphanPerYear),
        from,
        to: endOfMonth(claimEnds),
        ends: isEntitledLonger(child) ? 'longerChildAge' : 'childAge',
      },
    ];
  });
  const once = { what: 'lumpSum', from: on, to: null, ends: 'once' } as const;
  const sums = beneficiaries
    .filter((person) => person.lumpSum > 0)
    .map((person): Receipt => {
      const child = person.child === null ? undefined : record.children[person.child];
      const who = child === undefined ? partner : childReceiving(child, person.child ?? 0);
      return { ...who, ...once, amount: person.lumpSum };
    });
  const rest = lumpSum - sums.reduce((total, { amount }) => total + amount, 0);
  const pension: readonly Receipt[] =
    partnerPerYear > 0
      ? [
          {
            ...partner,
            what: 'partnerPension',
            amount: perMonth(partnerPerYear),
            from,
            to: null,
            ends: partner.relation === 'cohabitant' ? 'regulations' : 'remarriage',
          },
        ]
      : [];
  return [...pension, ...orphans, ...sums, ...(rest > 0 ? [{ ...others, ...once, amount: rest }] : [])];
};

/** Whether a day is in the months of an unpaid leave in which nothing is insured. */
const isWithoutCover = ({ changes: { leave }, paidLeave }: Scene, day: IsoDate): boolean =>
  leave?.cover === 'none' && paidLeave !== null && day >= paidLeave.from && day < paidLeave.until;

/** The benefits at death or disability on a day, with their derivations. */
type RiskWork = {
  readonly disability: ReturnType<typeof disabilityOf>;
  readonly death: DeathBenefits;
};

const riskWork = (scene: Scene, on: IsoDate, drawn: readonly DrawnStep[]): RiskWork | null => {
  const { plan, record, account, parametersOn } = scene;
  if (isUnknownDate(record.birthDate) || hasLeft(record, on)) return null;
  const retired = scene.steps.at(-1);
  const isRetired = retired !== undefined && on >= retired.date;
  const isUninsured = isRetired || isWithoutCover(scene, on);
  const disability = isUninsured ? null : disabilityOf(plan, record, account, parametersOn, on);
  const basis = disability?.fullPerYear ?? (isUninsured ? 0 : (ordinaryPension(scene) ?? 0));
  const parameters = parametersOn(on);
  const old = drawnOn(scene, drawn, on);
  const death = computeDeathBenefits(account, record, parameters, on, basis, old, disability === null);
  // What was drawn is not paid again.
  return { disability, death: isRetired ? { ...death, lumpSum: 0, beneficiaries: [] } : death };
};

/** Benefits at death or disability on a day. */
const riskOutcome = (scene: Scene, on: IsoDate, { disability, death }: RiskWork): RiskOutcome => {
  const { risk } = scene.changes;
  const full = { fullPerYear: disability?.fullPerYear ?? 0, childPerYear: disability?.childPerYear ?? 0 };
  const degree = risk?.event === 'disability' ? (risk.degree ?? 100) : 100;
  const { childUntilAge, childInEducationUntilAge } = scene.parametersOn(on).survivors;
  const ifDisabled = once(() => receiptsIfDisabled(scene, on, full, degree));
  const ifDead = once(() => receiptsIfDead(scene, on, death));
  return {
    on,
    disabilityPerYear: full.fullPerYear,
    disabilityChildPerYear: full.childPerYear,
    partnerPerYear: death.partnerPerYear,
    orphanPerYear: death.orphanPerYear,
    deathLumpSum: death.lumpSum,
    presentDegree: presentDegree(scene.record, on),
    childUntil: { age: childUntilAge, longer: childInEducationUntilAge },
    get ifDisabled() {
      return ifDisabled();
    },
    get ifDead() {
      return ifDead();
    },
  };
};

/** The yearly pension from savings not drawn yet. Past the insured age, survivors receive a share of it. */
const ordinaryPension = ({ account, record, parametersOn, steps }: Scene): Centimes | null => {
  const last = steps.at(-1);
  return last === undefined ? null : retireAt(account, record, parametersOn, last.month).pensionPerYear;
};

/** What the planned leave costs; `null` without one, or if nothing is insured that one would pay for. */
export const leaveOutcome = (scene: Scene): LeaveOutcome | null => {
  const {
    changes: { leave },
    paidLeave: paid,
  } = scene;
  if (leave === undefined) return null;
  const until = dayBefore(addMonths(leave.from, leave.months));
  const { cover } = leave;
  if (paid === null) {
    const from = addMonths(leave.from, leave.months);
    return { cover, from, until, months: 0, perMonth: 0, total: 0 };
  }
  const cost = leaveCosts(scene, paid.from).get(cover) ?? null;
  if (cost === null) return null;
  return { cover, from: paid.from, until, months: paid.months, perMonth: cost, total: cost * paid.months };
};

/** What the parts of an outcome are computed from, with the derivations; each once. */
export type Workings = {
  readonly scene: Scene;
  readonly on: IsoDate;
  readonly drawn: () => readonly DrawnWithSteps[];
  readonly buyIn: () => BuyIn | null;
  readonly home: () => HomeOwnership | null;
  readonly contributions: () => Contributions | null;
  readonly risk: () => RiskWork | null;
};

/**
 * What the parts of an outcome are computed from on a day.
 * @param drawn what the scene's steps draw.
 */
export const workingsOf = (scene: Scene, on: IsoDate, drawn: () => readonly DrawnWithSteps[]): Workings => {
  const { record, account, parametersOn } = scene;
  const end = scene.steps.at(-1)?.date;
  const isInsured = !(end !== undefined && on >= end) && !hasLeft(record, on);
  const isKnown = isInsured && !isUnknownDate(record.birthDate) && account.firstDay !== null;
  return {
    scene,
    on,
    drawn,
    buyIn: once(() => (isKnown ? computeBuyIn(account, record, parametersOn(on), on) : null)),
    home: once(() => (isKnown ? computeHomeOwnership(account, record, parametersOn(on), on) : null)),
    contributions: once(() => (isInsured ? computeContributions(record, parametersOn(on), on) : null)),
    risk: once(() => riskWork(scene, on, drawn())),
  };
};

/** All figures of a scene on a day. */
export const outcomeOf = (workings: Workings): Outcome => {
  const { scene, on, drawn } = workings;
  const { record, account, today, changes, payments } = scene;
  const isKnown = !isUnknownDate(record.birthDate) && account.firstDay !== null;
  const end = scene.steps.at(-1)?.date;
  const isRetired = end !== undefined && on >= end;
  const savings = once(() => (isKnown ? { today: account.on(today).savings, years: savingsYears(scene) } : null));
  const retirement = once(() => retirementOutcome(scene, drawn()));
  const exitBenefit = once(() =>
    isKnown && !isRetired ? exitBenefitOf(account.on(on), ownContributions(account, record, on)) : null,
  );
  const isLeft = hasLeft(record, today);
  const saving = once(() => (isKnown && !isLeft ? savingOutcome(scene, on) : null));
  const later = once(() => (isKnown && !isLeft ? laterExit(scene, on) : null));
  const risk = once(() => {
    const work = workings.risk();
    return work && riskOutcome(scene, on, work);
  });
  const rate = changes.buyIn?.marginalRate;
  const paid = once(() =>
    payments.map((payment) => ({ ...payment, saved: rate === undefined ? null : shareOf(payment.amount, rate) })),
  );
  const tax = once(() =>
    rate === undefined ? null : { total: paid().reduce((sum, { saved }) => sum + (saved ?? 0), 0) },
  );
  const most = once(() => (isKnown && !isLeft ? buyInAtMost(scene) : null));
  const leave = once(() => leaveOutcome(scene));
  const limits = once(() => (isKnown ? homeLimits(scene) : null));
  const terms = once(() => (isKnown ? leaveTerms(scene) : null));
  return {
    on,
    get savings() {
      return savings();
    },
    get retirement() {
      return retirement();
    },
    get exitBenefit() {
      return exitBenefit();
    },
    get buyIn() {
      const buyIn = workings.buyIn();
      if (buyIn === null) return null;
      const { atMost, savingsAtMost, blocked, openWithdrawals, lockedUntil } = buyIn;
      return { atMost, savingsAtMost, blocked, openWithdrawals, lockedUntil };
    },
    get home() {
      const home = workings.home();
      return home && { atMost: home.atMost, blocked: home.blocked, possibleFrom: home.possibleFrom };
    },
    get homeLimits() {
      return limits();
    },
    get contributions() {
      return workings.contributions()?.perMonth ?? null;
    },
    get saving() {
      return saving();
    },
    get laterExit() {
      return later();
    },
    get risk() {
      return risk();
    },
    get buyInAtMost() {
      return most();
    },
    get payments() {
      return paid();
    },
    get tax() {
      return tax();
    },
    get leave() {
      return leave();
    },
    get leaveTerms() {
      return terms();
    },
  };
};
