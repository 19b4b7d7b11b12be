import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatChf, toChf } from '#kernel/money.ts';

type Finding = SimulationResult['findings'][number];
type Input = Finding['inputs'][number];

/** What a finding's value is called where the quantity's own name would mislead. */
type FindingLabel = 'atLeast' | 'possibleFrom' | 'share' | 'salaryFall';

/** A value of a finding: its name, and the value, an age as one. */
export type FindingValue = {
  /** Null: by the quantity's own name. */
  readonly label: FindingLabel | null;
  readonly input: Input;
  /** Years, months as a fraction; null for what is no age. */
  readonly age: number | null;
};

/** Days and amounts that the sentence of a finding says itself, by the names of its values. */
const saidValues = {
  lumpSumNotice: ['noticeUntil'],
  buyInLocked: ['until'],
  buyInPartlyLocked: ['amount', 'until'],
  uninsuredDuringLeave: ['from', 'until'],
} as const satisfies Partial<Record<Finding['rule'], readonly Input['name'][]>>;

/** A rule whose sentence says days or amounts. */
type RuleWithValues = keyof typeof saidValues;

const saysValues = (rule: Finding['rule']): rule is RuleWithValues => Object.hasOwn(saidValues, rule);

/** The days and amounts that a finding's sentence says, as texts by name. */
export type FindingWithValues = {
  readonly rule: RuleWithValues;
  readonly said: Readonly<Partial<Record<(typeof saidValues)[RuleWithValues][number], string>>>;
};

/** What a finding's sentence says of its values; null if it says none, also where they are hidden. */
export const findingWithValues = ({ rule, inputs }: Finding): FindingWithValues | null => {
  if (!saysValues(rule)) return null;
  const names: readonly string[] = saidValues[rule];
  const said = inputs.flatMap(({ name, unit, value }) => {
    if (!names.includes(name) || (unit !== 'date' && unit !== 'chf')) return [];
    return [[name, unit === 'date' ? formatDate(value) : formatChf(toChf(value))] as const];
  });
  return said.length === names.length ? { rule, said: Object.fromEntries(said) } : null;
};

/** Whether something is possible for the first time from a day on, and not again. */
const isFirst = (rule: Finding['rule']): boolean => rule === 'optionTooEarly' || rule === 'repaymentBeforeWithdrawal';

/** The names of quantities that mean something else in some findings. */
const labelOf = (rule: Finding['rule'], { name, unit }: Input): FindingLabel | null => {
  if (name === 'atLeast' && unit !== 'chf') return 'atLeast';
  if (isFirst(rule) && name === 'possibleFrom') return 'possibleFrom';
  if (name === 'percent') return 'share';
  return rule === 'shareAboveSalaryFall' && name === 'total' ? 'salaryFall' : null;
};

/**
 * The values of a finding that its sentence doesn't say, in the order of the engine; years and months of an age are one
 * value.
 */
export const findingValues = (finding: Finding): readonly FindingValue[] => {
  const { rule, inputs } = finding;
  const months = inputs.find(({ name }) => name === 'ageMonths');
  const said = findingWithValues(finding)?.said ?? {};
  return inputs
    .filter((input) => input !== months && !Object.hasOwn(said, input.name))
    .map((input) => ({
      label: labelOf(rule, input),
      input,
      age:
        input.name === 'age' && input.unit === 'years'
          ? input.value + (months === undefined || months.unit === 'date' ? 0 : months.value / 12)
          : null,
    }));
};

/** What a finding is about: a step or a payment by its number from 1, and a day; null where it has none. */
export type FindingPlace = {
  readonly step: number | null;
  readonly payment: number | null;
  readonly on: IsoDate | null;
};

/** Where a finding counts; steps and payments have numbers only if the changes have several. */
export const findingPlace = ({ about, at, on }: Finding, { retirement, buyIn }: Changes): FindingPlace => {
  const numberOf = (part: Finding['about'], count = 1): number | null =>
    about !== part || at === undefined || count < 2 ? null : at + 1;
  return {
    step: numberOf('retirement', retirement?.steps.length),
    payment: numberOf('buyIn', buyIn?.instalments),
    on: on ?? null,
  };
};
