import type { InsuranceOverviewAnswer } from '#contract/pages.ts';
import { readCompanions } from '#domain/box.ts';
import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { roundTo } from '#kernel/money.ts';
import { trimmed } from '#kernel/trimmed.ts';
import type { IsoDate } from '#kernel/date.ts';
import { derivationOf } from '#domain/derivations.ts';
import { assumedInterest } from '#domain/projection-defaults.ts';
import { readSavings } from '#domain/savings.ts';

type Present<T> = NonNullable<T>;

type SalaryAndContributions = Present<InsuranceOverviewAnswer['salaryAndContributions']>;
type SalaryBox = Present<SalaryAndContributions['salary']>;
type ContributionBox = Present<SalaryAndContributions['contributions']>;
type ContributionLine = ContributionBox['lines'][number];
type BenefitBox = Present<InsuranceOverviewAnswer['riskBenefits']>;
type BenefitLine = BenefitBox['disability'][number];
type Pension = Present<Present<InsuranceOverviewAnswer['regularRetirement']>['pension']>;

/** Total in the header of the benefits if the provider sends none, CHF (specification, sections 2 and 9). */
const placeholderTotal = 31_214.2;

/** A box if it is sent and visible, else null. */
const shown = <Box extends { readonly isVisible: boolean }>(box: Box | null | undefined): Box | null =>
  box?.isVisible ? box : null;

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

/** Amounts of one line per month and per year, CHF; null if missing. */
export type Spans = { readonly perMonth: number | null; readonly perYear: number | null };

/** The columns of a table: those with any amount, per month first. */
export const spansOf = (lines: readonly Partial<Spans>[]): readonly ('perMonth' | 'perYear')[] =>
  (['perMonth', 'perYear'] as const).filter((span) => lines.some((line) => isNumber(line[span])));

/** A line of a table of amounts per month and year. */
export type SpanLine = Spans & { readonly text: string; readonly help: string | null };

const spanLine = (line: {
  readonly text?: string | null | undefined;
  readonly helpText?: string | null | undefined;
  readonly valuePerMonth?: number | null | undefined;
  readonly valuePerYear?: number | null | undefined;
}): SpanLine => ({
  text: trimmed(line.text) ?? '',
  help: line.helpText ?? null,
  perMonth: line.valuePerMonth ?? null,
  perYear: line.valuePerYear ?? null,
});

/** The lines of the salary, in their order. */
const salaryLines = (box: SalaryBox): readonly SpanLine[] => box.lines.map(spanLine);

type ContributionPart = Present<ContributionLine['part']>;

/** A line of the contributions; `part` is null if the provider doesn't send it. */
export type ContributionRow = SpanLine & { readonly part: ContributionPart | null; readonly sum: boolean };

/** One payer's contributions; a null payer means that all are in one list. */
export type ContributionGroup = {
  readonly payer: 'member' | 'employer' | 'sum' | null;
  readonly rows: readonly ContributionRow[];
};

const contributionRow = (line: ContributionLine): ContributionRow => {
  const { part = null, payer } = line;
  return { ...spanLine(line), part, sum: part === 'total' || payer === 'sum' };
};

/**
 * The contributions by payer if every line has its payer and part; otherwise in one list, as they
 * were sent.
 */
const contributionGroups = (box: ContributionBox): readonly ContributionGroup[] => {
  const lines = box.lines;
  const payers = ['member', 'employer', 'sum'] as const;
  const sorted = lines.every(({ part, payer }) => part && payer);
  if (!sorted) return [{ payer: null, rows: lines.map(contributionRow) }];
  return payers
    .map((payer) => ({ payer, rows: lines.filter((line) => line.payer === payer).map(contributionRow) }))
    .filter(({ rows }) => rows.length > 0);
};

/** A line of what two pay for the same: the first one's row, and the other's. */
export type SharedContribution = readonly [ContributionRow, ContributionRow];

/**
 * What two pay, line by line, so that each has its own columns of one table; null unless both pay for the same, in the same
 * order and with the same explanation.
 */
export const sharedContributions = ([first, second, ...more]: readonly ContributionGroup[]):
  readonly SharedContribution[] | null => {
  if (first === undefined || second === undefined || more.length > 0 || second.payer === 'sum') return null;
  const lines = first.rows.flatMap((row, at): readonly SharedContribution[] => {
    const other = second.rows[at];
    return other?.part === row.part && other.help === row.help ? [[row, other]] : [];
  });
  return lines.length === first.rows.length && lines.length === second.rows.length ? lines : null;
};

/**
 * The provider's headers of the columns that are shown. Some providers also send one for the column of
 * names, three in total.
 */
export const headsOf = (
  labels: readonly string[],
  own: { readonly perMonth: string; readonly perYear: string },
): { readonly perMonth: string; readonly perYear: string } => {
  const [perMonth, perYear] = labels.length > 2 ? labels.slice(1) : labels;
  return { perMonth: perMonth?.trim() || own.perMonth, perYear: perYear?.trim() || own.perYear };
};

/** The total in the header of the benefits: the provider's, by the month if it says that; else the placeholder. */
const benefitTotal = ({ total, totalPerMonth, totalLabel }: BenefitBox) => ({
  amount: isNumber(total) ? (totalPerMonth ?? total) : placeholderTotal,
  label: isNumber(total) ? trimmed(totalLabel) : null,
  isPerMonth: isNumber(total) && isNumber(totalPerMonth),
});

const isPaid = ({ value }: BenefitLine): boolean => isNumber(value) && value > 0;

/**
 * What the header says of the benefits where the total, which is that of a disability, is zero: the first amount that is
 * paid in case of death, or that nothing is; null where the total isn't zero, or isn't that of the lines.
 */
const insteadOfTotal = (box: BenefitBox) => {
  if (benefitTotal(box).amount !== 0 || box.disability.some(isPaid)) return null;
  const paid = box.death.find(isPaid);
  if (paid === undefined) return { amount: null };
  const { value, perMonth, period } = paid;
  return period === 'perYear'
    ? { amount: perMonth ?? (value ?? 0) / 12, paid: 'perMonth' as const }
    : { amount: value ?? 0, paid: period ?? null };
};

/**
 * Whether all pensions of a list are per year, so that the column's header can say so; lump sums have their own note.
 */
const areByYear = (lines: readonly BenefitLine[]): boolean =>
  lines.some(({ period }) => period === 'perYear') &&
  lines.every(({ period }) => period === 'perYear' || period === 'once');

/** Whether the regular pension has any data. */
const hasPension = (pension: Pension | null | undefined): pension is Pension =>
  pension !== null &&
  pension !== undefined &&
  [pension.capital, pension.conversionRate, pension.pensionPerMonth, pension.pensionPerYear].some(isNumber);

/** Whether a page has no data at all. */
const isEmpty = (page: InsuranceOverviewAnswer): boolean =>
  shown(page.savings) === null &&
  !page.personalInformation &&
  shown(page.savingsCredits) === null &&
  shown(page.salaryAndContributions) === null &&
  shown(page.regularRetirement) === null &&
  shown(page.riskBenefits) === null;

/** A list of benefits, and whether its column's header can say that all are per year. */
const benefitList = (page: InsuranceOverviewAnswer, lines: readonly BenefitLine[]) => ({
  byYear: areByYear(lines),
  lines: lines.map(({ label, name, helpText, value, perMonth, period, figure }) => ({
    // Where the columns say how often it is paid, the name needn't.
    label: (areByYear(lines) ? trimmed(name) : null) ?? trimmed(label),
    help: helpText,
    amount: value ?? null,
    perMonth: perMonth ?? (isNumber(value) ? value / 12 : null),
    period: period ?? null,
    derivation: derivationOf(page, figure),
  })),
});

/** A list of benefits as its table shows it. */
export type BenefitList = ReturnType<typeof benefitList>;

const benefitsOf = (page: InsuranceOverviewAnswer, box: BenefitBox) => {
  const whole = derivationOf(page, 'disabilityBenefits');
  const { total, totalPerMonth, disability } = box;
  const added = roundTo(
    disability.reduce((sum, { value }) => sum + (value ?? 0), 0),
    2,
  );
  return {
    total: benefitTotal(box),
    instead: insteadOfTotal(box),
    disability: benefitList(page, box.disability),
    death: benefitList(page, box.death),
    /** The provider's total, shown at the end of the list if it sums that up: a pension in payment is part of the full one. */
    sum:
      whole === undefined || !isNumber(total) || total !== added
        ? null
        : { amount: total, perMonth: totalPerMonth ?? total / 12, derivation: whole },
  };
};

type CreditLine = NonNullable<InsuranceOverviewAnswer['savingsCredits']>['lines'][number];

/**
 * The index of the line with today's savings. Another line may have the same amount, if all savings are the minimum by
 * law: the sum is the one to which the lines above it add up.
 */
const sumAt = (lines: readonly CreditLine[], savings: number | null): number | undefined => {
  const above = (at: number) => lines.slice(0, at).reduce((total, { value }) => total + (value ?? 0), 0);
  const equal = lines.flatMap(({ value }, at) => (isNumber(value) && value === savings ? [at] : []));
  return equal.find((at) => roundTo(above(at), 2) === savings) ?? equal.at(-1);
};

const creditsOf = (page: InsuranceOverviewAnswer) => {
  const lines = shown(page.savingsCredits)?.lines ?? [];
  const savings = page.savings?.value ?? null;
  const sum = sumAt(lines, savings);
  if (lines.length === 0) return null;
  return {
    /** Today's savings, CHF, by which the line with the sum is recognised. */
    savings,
    lines: lines.map(({ text, value }, at) => ({ text: trimmed(text), amount: value ?? null, sum: at === sum })),
  };
};

const salaryAndContributionsOf = (page: InsuranceOverviewAnswer) => {
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
  if (!hasPension(pension)) return null;
  return {
    /** The age in years at which it starts. */
    age: pension.age ?? null,
    date: pension.date ?? null,
    capital: pension.capital ?? null,
    conversionRate: pension.conversionRate ?? null,
    pensionPerYear: pension.pensionPerYear ?? null,
    pensionPerMonth: pension.pensionPerMonth ?? null,
    derivation: derivationOf(page, 'pension'),
  };
};

const savingsOf = (page: InsuranceOverviewAnswer, today: IsoDate) => {
  const box = shown(page.savings);
  if (box === null) return null;
  return {
    ...readSavings(box, today),
    /** Interest of the projection, percent a year. */
    interest: page.projectedInterest ?? assumedInterest,
    derivation: derivationOf(page, 'savings'),
  };
};

/** A social security number with its dots if it is valid, else as it was sent. */
const ahvNumberOf = (sent: string | null): { readonly text: string; readonly isValid: boolean } | null => {
  if (sent === null) return null;
  const parsed = parseAhvNumber(sent);
  return { text: parsed ?? sent, isValid: parsed !== null };
};

const personOf = ({ personalInformation: person }: InsuranceOverviewAnswer) => {
  if (!person) return null;
  return {
    firstname: trimmed(person.firstname),
    lastname: trimmed(person.lastname),
    birthDate: person.birthDate ?? null,
    ahvNumber: ahvNumberOf(trimmed(person.ahvNumber)),
    civilStatus: trimmed(person.civilStatusName),
    companyName: trimmed(person.companyName),
    admissionDate: person.admissionDate ?? null,
    /** In percent of full-time. */
    activityRate: person.activityRate ?? null,
    fundName: person.showTenantPlanInfo ? trimmed(person.fundName) : null,
    planName: person.showTenantPlanInfo ? trimmed(person.planName) : null,
  };
};

/** The links to download or order the pension certificate. */
const certificateOf = (page: InsuranceOverviewAnswer) => {
  const box = shown(page.certificate);
  if (box === null) return null;
  const { title, text, downloadLink, orderLink } = box;
  return {
    title: trimmed(title),
    text: trimmed(text),
    downloadLink: trimmed(downloadLink),
    orderLink: trimmed(orderLink),
  };
};

/** The insurance overview as its page shows it. `today` is the day in Switzerland. Boxes without data are null. */
export const insuranceOverviewView = (page: InsuranceOverviewAnswer, today: IsoDate) => {
  const benefits = shown(page.riskBenefits);
  return {
    isEmpty: isEmpty(page),
    savings: savingsOf(page, today),
    person: personOf(page),
    credits: creditsOf(page),
    salaryAndContributions: salaryAndContributionsOf(page),
    pension: pensionOf(page),
    benefits: benefits === null ? null : benefitsOf(page, benefits),
    certificate: certificateOf(page),
    ...readCompanions(page),
  };
};

export type InsuranceOverviewView = ReturnType<typeof insuranceOverviewView>;
