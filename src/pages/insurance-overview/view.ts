import type { InsuranceOverviewAnswer } from '#contract/pages.ts';
import type { IsoDate } from '#kernel/date.ts';
import { derivationNamed, derivationOf } from '#domain/derivations.ts';
import { assumedInterest } from '#domain/projection-defaults.ts';
import { readSavingsBalance } from '#domain/savings-balance.ts';

/** Part of an answer that is there. */
type Present<T> = NonNullable<T>;

type Payroll = Present<InsuranceOverviewAnswer['salaryAndContributions']>;
type SalaryBox = Present<Payroll['salary']>;
type ContributionBox = Present<Payroll['contributions']>;
type ContributionLine = ContributionBox['lines'][number];
type BenefitBox = Present<InsuranceOverviewAnswer['riskBenefits']>;
type BenefitLine = BenefitBox['disability'][number];
type Annuity = Present<Present<InsuranceOverviewAnswer['regularRetirement']>['pension']>;

/** Total in the header of the benefits where the provider sends none, CHF (specification, sections 2 and 9). */
const placeholderTotal = 31_214.2;

/** A box that is sent and means to be seen; null otherwise. */
const shown = <Box extends { readonly isVisible: boolean }>(box: Box | null | undefined): Box | null =>
  box?.isVisible ? box : null;

/** Whether something was sent as a number. */
const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

/** Figures of one line by month and by year, CHF; null where they were not sent. */
export type Spans = { readonly perMonth: number | null; readonly perYear: number | null };

/** Which columns a table has: those for which any line has a figure, the month's first. */
export const spansOf = (lines: readonly Partial<Spans>[]): readonly ('perMonth' | 'perYear')[] =>
  (['perMonth', 'perYear'] as const).filter((span) => lines.some((line) => isNumber(line[span])));

/** A line of a table of amounts by month and year. */
export type SpanLine = Spans & { readonly text: string; readonly help: string | null };

const spanLine = (line: {
  readonly text?: string | null | undefined;
  readonly helpText?: string | null | undefined;
  readonly valuePerMonth?: number | null | undefined;
  readonly valuePerYear?: number | null | undefined;
}): SpanLine => ({
  text: line.text?.trim() ?? '',
  help: line.helpText ?? null,
  perMonth: line.valuePerMonth ?? null,
  perYear: line.valuePerYear ?? null,
});

/** The lines of the salary, in their order. */
const salaryLines = (box: SalaryBox): readonly SpanLine[] => box.lines.map(spanLine);

/** Parts of the contributions that the page has words for. */
const contributionParts = ['savings', 'risk', 'administration', 'total'] as const;
type ContributionPart = (typeof contributionParts)[number];

/** A line of the contributions; `part` where the provider says which one it is. */
export type ContributionRow = SpanLine & { readonly part: ContributionPart | null; readonly sum: boolean };

/** The contributions of one payer; null: as they were sent, payers mixed. */
export type ContributionGroup = {
  readonly payer: 'member' | 'employer' | 'sum' | null;
  readonly rows: readonly ContributionRow[];
};

const partOf = ({ part }: ContributionLine): ContributionPart | null =>
  contributionParts.find((known) => known === part) ?? null;

const contributionRow = (line: ContributionLine): ContributionRow => {
  const part = partOf(line);
  return { ...spanLine(line), part, sum: part === 'total' || line.payer === 'sum' };
};

/**
 * The contributions payer by payer where every line says who pays it and which part it is; otherwise in one list, as they
 * were sent.
 */
const contributionGroups = (box: ContributionBox): readonly ContributionGroup[] => {
  const lines = box.lines;
  const payers = ['member', 'employer', 'sum'] as const;
  const sorted = lines.every((line) => partOf(line) !== null && payers.some((payer) => payer === line.payer));
  if (!sorted) return [{ payer: null, rows: lines.map(contributionRow) }];
  return payers
    .map((payer) => ({ payer, rows: lines.filter((line) => line.payer === payer).map(contributionRow) }))
    .filter(({ rows }) => rows.length > 0);
};

/**
 * Heads of the columns as the provider words them, for the columns that are shown. A provider that heads the column of
 * the names, too, sends three.
 */
export const headsOf = (
  labels: readonly string[],
  own: { readonly perMonth: string; readonly perYear: string },
): { readonly perMonth: string; readonly perYear: string } => {
  const [perMonth, perYear] = labels.length > 2 ? labels.slice(1) : labels;
  return { perMonth: perMonth?.trim() || own.perMonth, perYear: perYear?.trim() || own.perYear };
};

/** What the header of the benefits says: the provider's total, else the fixed one. */
const benefitTotal = ({ total, totalLabel }: BenefitBox): { readonly amount: number; readonly label: string | null } =>
  isNumber(total) ? { amount: total, label: totalLabel?.trim() || null } : { amount: placeholderTotal, label: null };

/** Whether all pensions of a list are by the year, so that the column may say so; lump sums say it themselves. */
const areByYear = (lines: readonly BenefitLine[]): boolean =>
  lines.some(({ period }) => period === 'perYear') &&
  lines.every(({ period }) => period === 'perYear' || period === 'once');

/** Whether there is anything to say about the regular benefit. */
const hasAnnuity = (annuity: Annuity | null | undefined): annuity is Annuity =>
  annuity !== null &&
  annuity !== undefined &&
  [annuity.capital, annuity.conversionRate, annuity.pensionPerMonth, annuity.pensionPerYear].some(isNumber);

/** Whether a page says anything at all. */
const isEmpty = (page: InsuranceOverviewAnswer): boolean =>
  shown(page.balance) === null &&
  !page.personalInformation &&
  shown(page.savingsCredits) === null &&
  shown(page.salaryAndContributions) === null &&
  shown(page.regularRetirement) === null &&
  shown(page.riskBenefits) === null;

const periodOf = (period: string | null | undefined): 'once' | 'perYear' | null =>
  period === 'once' || period === 'perYear' ? period : null;

/** A list of benefits, and whether the heading of its column can say that all are by the year. */
const benefitList = (page: InsuranceOverviewAnswer, lines: readonly BenefitLine[]) => ({
  byYear: areByYear(lines),
  lines: lines.map(({ label, helpText, value, period, figure }) => ({
    label: label?.trim() || null,
    help: helpText,
    amount: value ?? null,
    period: periodOf(period),
    derivation: derivationNamed(page, figure),
  })),
});

/** A list of benefits as its table shows it. */
export type BenefitList = ReturnType<typeof benefitList>;

const benefitsOf = (page: InsuranceOverviewAnswer, box: BenefitBox) => {
  const whole = derivationOf(page, 'disabilityBenefits');
  return {
    total: benefitTotal(box),
    disability: benefitList(page, box.disability),
    death: benefitList(page, box.death),
    /** The provider's total ends the list that it sums up, if its calculation says which one. */
    sum: whole === undefined || !isNumber(box.total) ? null : { amount: box.total, derivation: whole },
  };
};

const creditsOf = (page: InsuranceOverviewAnswer) => {
  const lines = shown(page.savingsCredits)?.lines ?? [];
  const savings = page.balance?.value ?? null;
  const sum = lines.findLastIndex(({ value }) => isNumber(value) && value === savings);
  if (lines.length === 0) return null;
  return {
    /** The savings of today, CHF: the line that says them is the sum. */
    savings,
    lines: lines.map(({ text, value }, at) => ({ text: text?.trim() || null, amount: value ?? null, sum: at === sum })),
  };
};

const payrollOf = (page: InsuranceOverviewAnswer) => {
  const box = shown(page.salaryAndContributions);
  if (!box?.salary && (box?.contributions?.lines.length ?? 0) === 0) return null;
  return {
    /** The insured salary, CHF a year. */
    insured: box?.salary?.value ?? null,
    salary: box?.salary ? salaryLines(box.salary) : [],
    derivationOfSalary: derivationOf(page, 'insuredSalary'),
    contributions: box?.contributions ? contributionGroups(box.contributions) : [],
    labels: box?.contributions?.labels ?? [],
    derivationOfContributions: derivationOf(page, 'contributions'),
  };
};

const pensionOf = (page: InsuranceOverviewAnswer) => {
  const pension = shown(page.regularRetirement)?.pension;
  return hasAnnuity(pension) ? { ...pension, derivation: derivationOf(page, 'pension') } : null;
};

const balanceOf = (page: InsuranceOverviewAnswer, today: IsoDate) => {
  const box = shown(page.balance);
  if (box === null) return null;
  return {
    ...readSavingsBalance(box, today),
    /** Interest of the projection, percent a year. */
    interest: page.projectedInterest ?? assumedInterest,
    derivation: derivationOf(page, 'savings'),
  };
};

const personOf = ({ personalInformation: person }: InsuranceOverviewAnswer) => {
  if (!person) return null;
  const { showTenantPlanInfo: isShown, ...rest } = person;
  return isShown ? rest : { ...rest, tenantName: null, planName: null };
};

/** The insurance overview as its page shows it, on a day in Switzerland. Boxes with nothing to say are null. */
export const insuranceOverviewView = (page: InsuranceOverviewAnswer, today: IsoDate) => {
  const benefits = shown(page.riskBenefits);
  return {
    isEmpty: isEmpty(page),
    balance: balanceOf(page, today),
    person: personOf(page),
    credits: creditsOf(page),
    payroll: payrollOf(page),
    pension: pensionOf(page),
    benefits: benefits === null ? null : benefitsOf(page, benefits),
    certificate: shown(page.certificate),
    simulation: page.simulation,
    financeExpert: page.financeExpert,
    actions: page.actions,
  };
};

export type InsuranceOverviewView = ReturnType<typeof insuranceOverviewView>;
