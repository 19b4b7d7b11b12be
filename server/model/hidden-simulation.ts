import type { SimulationResult } from '#contract/simulations.ts';
import type { QuantityName } from '#pension/explanation-keys.ts';

type Outcome = SimulationResult['after'];
type Finding = SimulationResult['findings'][number];

const receipts = (list: NonNullable<Outcome['risk']>['ifDead']): typeof list =>
  list.map((receipt) => ({ ...receipt, birthDate: null, from: null, to: null }));

const outcome = ({ savings, retirement, homeLimits, leaveTerms, saving, risk, ...others }: Outcome): Outcome => ({
  ...others,
  savings: savings && { ...savings, years: savings.years.slice(0, -1) },
  retirement: retirement && {
    ...retirement,
    date: null,
    ages: { ...retirement.ages, earliest: null },
    steps: retirement.steps.map((step) => ({ ...step, date: null, lumpSumNotice: null })),
    income: [],
  },
  homeLimits: homeLimits && {
    withdrawal: homeLimits.withdrawal && { ...homeLimits.withdrawal, until: null },
    pledge: homeLimits.pledge && { ...homeLimits.pledge, until: null },
    repayment: homeLimits.repayment && { ...homeLimits.repayment, until: null },
  },
  leaveTerms: leaveTerms && { ...leaveTerms, until: null },
  saving: saving && { ...saving, salary: null },
  risk: risk && { ...risk, ifDisabled: receipts(risk.ifDisabled), ifDead: receipts(risk.ifDead) },
});

/** Values of findings that tell the salary. */
const salaries: ReadonlySet<QuantityName> = new Set<QuantityName>([
  'salary',
  'salaryBefore',
  'countedSalary',
  'coordinatedSalary',
  'insuredSalary',
  'insuredBefore',
  'activeSalary',
  'exemptSalary',
  'contributorySalary',
]);

const finding = ({ on: _on, inputs, ...others }: Finding): Finding => ({
  ...others,
  inputs: inputs.filter(({ name, unit }) => unit !== 'date' && !salaries.has(name)),
});

/**
 * A simulation without what would tell who it is about where personal data are hidden: the salary, and the days that
 * reveal a birth date. Decision 0217.
 */
export const withoutPersonalData = ({ obstacle, before, after, findings }: SimulationResult): SimulationResult => ({
  obstacle,
  before: outcome(before),
  after: outcome(after),
  findings: findings.map(finding),
  // They begin with the salary.
  derivations: [],
});
