import type { SimulationResult } from '#contract/simulations.ts';
import type { QuantityName } from '#pension/explanation-keys.ts';

type Outcome = SimulationResult['after'];
type Part<Name extends keyof Outcome> = NonNullable<Outcome[Name]>;
type ComparedPensions = NonNullable<SimulationResult['pensions']>;
type Finding = SimulationResult['findings'][number];
type Limits = NonNullable<Part<'homeLimits'>['withdrawal']>;

// Each value is copied by its name, so that a new one stays hidden until somebody says here that it is harmless.

/** Whether a point is of today or of a year's end; other days are those of somebody's life. */
const isYearly = ({ date }: { readonly date: string }, at: number): boolean => at === 0 || date.endsWith('-12-31');

const savings = ({ today, years }: Part<'savings'>): Part<'savings'> => ({
  today,
  // The last one is the day before retirement.
  years: years
    .slice(0, -1)
    .filter(isYearly)
    .map(({ date, savings: saved, band }) => ({ date, savings: saved, band })),
});

const retirement = (drawn: Part<'retirement'>): Part<'retirement'> => ({
  date: null,
  age: drawn.age,
  ages: {
    earliest: null,
    latest: drawn.ages.latest,
    usual: drawn.ages.usual,
    reference: drawn.ages.reference,
    earliestOfPlan: drawn.ages.earliestOfPlan,
  },
  steps: drawn.steps.map((step) => ({
    at: step.at,
    month: step.month,
    date: null,
    share: step.share,
    savings: step.savings,
    lumpSum: step.lumpSum,
    lumpSumAtMost: step.lumpSumAtMost,
    lumpSumNotice: null,
    rate: step.rate,
    pensionPerYear: step.pensionPerYear,
    pensionPerMonth: step.pensionPerMonth,
  })),
  stepsAtMost: drawn.stepsAtMost,
  firstShareAtLeast: drawn.firstShareAtLeast,
  ahvAtMost: drawn.ahvAtMost,
  savings: drawn.savings,
  lumpSum: drawn.lumpSum,
  lumpSumAtMost: drawn.lumpSumAtMost,
  pensionPerYear: drawn.pensionPerYear,
  pensionPerMonth: drawn.pensionPerMonth,
  drawnPerMonth: drawn.drawnPerMonth,
  child: { perYear: drawn.child.perYear, children: drawn.child.children },
  income: [],
  band: drawn.band.map(({ percent, savings: saved, lumpSum, pensionPerMonth }) => ({
    percent,
    savings: saved,
    lumpSum,
    pensionPerMonth,
  })),
});

const buyIn = ({ atMost, savingsAtMost, blocked, openWithdrawals }: Part<'buyIn'>): Part<'buyIn'> => ({
  atMost,
  savingsAtMost,
  blocked,
  openWithdrawals,
  lockedUntil: null,
});

const limits = ({ from, endsBy, maxAge, atLeast, atMost }: Limits): Limits => ({
  // It may tell when something was withdrawn; without it nothing could be tried out.
  from,
  until: null,
  endsBy,
  maxAge,
  atLeast,
  atMost,
});

const homeLimits = ({ withdrawal, pledge, repayment }: Part<'homeLimits'>): Part<'homeLimits'> => ({
  withdrawal: withdrawal && limits(withdrawal),
  pledge: pledge && limits(pledge),
  repayment: repayment && { from: repayment.from, until: null, atLeast: repayment.atLeast, atMost: repayment.atMost },
});

const contributions = ({ member, employer, memberSavings }: Part<'contributions'>): Part<'contributions'> => ({
  member,
  employer,
  memberSavings,
});

const saving = ({ options, blocked, choiceFrom, option, workload, pending }: Part<'saving'>): Part<'saving'> => ({
  options: options.map(({ id, additionalPercent }) => ({ id, additionalPercent })),
  blocked,
  choiceFrom,
  option,
  workload,
  salary: null,
  pending: pending && {
    option: pending.option,
    from: pending.from,
    contributions: pending.contributions && contributions(pending.contributions),
  },
});

const receipts = (list: Part<'risk'>['ifDead']): Part<'risk'>['ifDead'] =>
  list.map(({ who, child, relation, what, amount, ends }) => ({
    who,
    child,
    relation,
    birthDate: null,
    what,
    amount,
    from: null,
    to: null,
    ends,
  }));

const risk = (benefits: Part<'risk'>): Part<'risk'> => ({
  on: benefits.on,
  disabilityPerYear: benefits.disabilityPerYear,
  disabilityChildPerYear: benefits.disabilityChildPerYear,
  partnerPerYear: benefits.partnerPerYear,
  orphanPerYear: benefits.orphanPerYear,
  deathLumpSum: benefits.deathLumpSum,
  presentDegree: benefits.presentDegree,
  childUntil: { age: benefits.childUntil.age, longer: benefits.childUntil.longer },
  ifDisabled: receipts(benefits.ifDisabled),
  ifDead: receipts(benefits.ifDead),
  monthlyIfDisabled: [],
  monthlyIfDead: [],
});

const leave = ({ cover, from, until, months, perMonth, total, periods }: Part<'leave'>): Part<'leave'> => ({
  cover,
  from,
  until,
  months,
  perMonth,
  total,
  periods: periods.map((period) => ({
    from: period.from,
    to: period.to,
    isInsured: period.isInsured,
    saves: period.saves,
    perMonth: period.perMonth,
  })),
});

const leaveTerms = ({ from, freeMonths, atMostMonths, covers }: Part<'leaveTerms'>): Part<'leaveTerms'> => ({
  from,
  until: null,
  freeMonths,
  atMostMonths,
  covers: covers.map(({ cover, perMonth, perMonthToday }) => ({ cover, perMonth, perMonthToday })),
});

const outcome = (whole: Outcome): Outcome => ({
  on: whole.on,
  savings: whole.savings && savings(whole.savings),
  retirement: whole.retirement && retirement(whole.retirement),
  exitBenefit: whole.exitBenefit,
  buyIn: whole.buyIn && buyIn(whole.buyIn),
  home: whole.home && {
    atMost: whole.home.atMost,
    blocked: whole.home.blocked,
    possibleFrom: whole.home.possibleFrom,
  },
  homeLimits: whole.homeLimits && homeLimits(whole.homeLimits),
  restoredPension: whole.restoredPension,
  contributions: whole.contributions && contributions(whole.contributions),
  saving: whole.saving && saving(whole.saving),
  laterExit: whole.laterExit && { on: whole.laterExit.on, benefit: whole.laterExit.benefit },
  risk: whole.risk && risk(whole.risk),
  buyInMost: whole.buyInMost && {
    atMost: whole.buyInMost.atMost,
    atOnce: whole.buyInMost.atOnce,
    payments: whole.buyInMost.payments,
  },
  payments: whole.payments.map(({ date, amount, locked, lockedUntil, saved }) => ({
    date,
    amount,
    locked,
    lockedUntil,
    saved,
  })),
  paid: whole.paid,
  tax: whole.tax && { total: whole.tax.total },
  leave: whole.leave && leave(whole.leave),
  leaveTerms: whole.leaveTerms && leaveTerms(whole.leaveTerms),
  leaveObstacle: whole.leaveObstacle,
});

// The ratios tell the salary.
const pensions = ({ perMonth, perMonthOfFund }: ComparedPensions['after']): ComparedPensions['after'] => ({
  perMonth,
  perMonthOfFund,
  ratio: null,
  ratioOfFund: null,
  ratioBeforeAhv: null,
});

/** Values of findings that tell neither the salary, nor a day, nor the age: amounts of the fund, and what was entered. */
const harmless: ReadonlySet<QuantityName> = new Set<QuantityName>([
  'amount',
  'atLeast',
  'atMost',
  'disabilityDegree',
  'drawnCapital',
  'leaveMonths',
  'noticeMonths',
  'openWithdrawals',
  'percent',
  'recentBuyIns',
  'total',
  'withdrawalAge',
]);

/** The age of a step into retirement was entered; with any other finding it is that of a day. */
const harmlessOfRetirement: ReadonlySet<QuantityName> = new Set<QuantityName>([...harmless, 'age', 'ageMonths']);

const article = ({ act, article: number, paragraph, sentence }: NonNullable<Finding['law']>): Pick<Finding, 'law'> => ({
  law: {
    act,
    article: number,
    ...(paragraph !== undefined && { paragraph }),
    ...(sentence !== undefined && { sentence }),
  },
});

const finding = ({ rule, severity, about, at, law, plan, inputs }: Finding): Finding => {
  const names = about === 'retirement' ? harmlessOfRetirement : harmless;
  return {
    rule,
    severity,
    about,
    ...(at !== undefined && { at }),
    ...(law && article(law)),
    ...(plan && { plan }),
    inputs: inputs.flatMap(({ name, unit, value }) =>
      unit === 'date' || !names.has(name) ? [] : [{ name, unit, value }],
    ),
  };
};

/**
 * A simulation with what doesn't tell who it is about: without the salary, and without the days that reveal a birth
 * date. For where personal data are hidden. Decision 0217.
 */
export const withoutPersonalData = (whole: SimulationResult): SimulationResult => ({
  obstacle: whole.obstacle,
  before: outcome(whole.before),
  after: outcome(whole.after),
  pensions: whole.pensions && {
    from: null,
    before: pensions(whole.pensions.before),
    after: pensions(whole.pensions.after),
  },
  findings: whole.findings.map(finding),
  // They begin with the salary.
  derivations: [],
});
