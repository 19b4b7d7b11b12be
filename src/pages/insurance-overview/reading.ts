import type { InsuranceOverviewAnswer } from '#contract/pages.ts';

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
export const placeholderTotal = 31_214.2;

/** A box that is sent and means to be seen; null otherwise. */
export const shown = <Box extends { readonly isVisible: boolean }>(box: Box | null | undefined): Box | null =>
  box?.isVisible ? box : null;

/** Whether something was sent as a number. */
export const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

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
export const salaryLines = (box: SalaryBox): readonly SpanLine[] => box.lines.map(spanLine);

/** Parts of the contributions that the page has words for. */
export const contributionParts = ['savings', 'risk', 'administration', 'total'] as const;
export type ContributionPart = (typeof contributionParts)[number];

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
export const contributionGroups = (box: ContributionBox): readonly ContributionGroup[] => {
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
export const benefitTotal = ({
  total,
  totalLabel,
}: BenefitBox): { readonly amount: number; readonly label: string | null } =>
  isNumber(total) ? { amount: total, label: totalLabel?.trim() || null } : { amount: placeholderTotal, label: null };

/** Whether all pensions of a list are by the year, so that the column may say so; lump sums say it themselves. */
export const areByYear = (lines: readonly BenefitLine[]): boolean =>
  lines.some(({ period }) => period === 'perYear') &&
  lines.every(({ period }) => period === 'perYear' || period === 'once');

/** Whether there is anything to say about the regular benefit. */
export const hasAnnuity = (annuity: Annuity | null | undefined): annuity is Annuity =>
  annuity !== null &&
  annuity !== undefined &&
  [annuity.capital, annuity.conversionRate, annuity.pensionPerMonth, annuity.pensionPerYear].some(isNumber);

/** Whether a page says anything at all. */
export const isEmpty = (page: InsuranceOverviewAnswer): boolean =>
  shown(page.balance) === null &&
  !page.personalInformation &&
  shown(page.savingsCredits) === null &&
  shown(page.salaryAndContributions) === null &&
  shown(page.regularRetirement) === null &&
  shown(page.riskBenefits) === null;
