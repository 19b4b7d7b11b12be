import { useTranslation } from 'react-i18next';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { longestScenarioName, mostScenarios, scenarioNameKey } from '#domain/scenario-name.ts';
import { formatDate } from '#kernel/date.ts';
import { formatPercent } from '#kernel/money.ts';
import { plainLine } from '#kernel/plain-text.ts';
import type { Plan } from '#pension/plan.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { otherTrials } from './entered.ts';
import type { EnteredKey } from './entered-rows.ts';
import { useOptionText } from './option-name.ts';
import { wholeOrExact } from './rough.ts';

/** What changes are in a few words, and the lines of what was entered that these words say. */
export type Title = { readonly text: string; readonly says: readonly EnteredKey[] };

/** A name with a number. */
export const numbered = (title: string, number: number): string => `${title} (${number})`;

/** A title as it can be a name, with room for a number. */
const asName = (title: string): string =>
  plainLine(title)
    .slice(0, longestScenarioName - numbered('', mostScenarios).length)
    .trim()
    .toWellFormed();

/** A title as a name that no other has, with a number if need be. */
export const freeName = (title: string, taken: readonly string[]): string => {
  const keys = new Set(taken.map(scenarioNameKey));
  const name = asName(title);
  let number = 1;
  while (keys.has(scenarioNameKey(number === 1 ? name : numbered(name, number)))) number += 1;
  return number === 1 ? name : numbered(name, number);
};

/** Whether a name is what {@link freeName} makes of a title. */
export const isNamedBy = (title: string, name: string): boolean =>
  scenarioNameKey(name.replace(/ \(\d+\)$/, '')) === scenarioNameKey(asName(title));

const joinedBy =
  (separator: string) =>
  (parts: readonly string[]): string =>
    parts.filter((part) => part !== '').join(separator);
const things = joinedBy(' · ');
/** As a comparison's columns join what is of several simulators. */
const together = joinedBy(' + ');

/** Says in a few words what changes are, those of a simulator first: "Buy-in CHF 60’000, at once". */
export const useTitle = (): ((simulator: SimulatorName, changes: Changes, plan: Plan | null) => Title) => {
  const { t } = useTranslation(['simulation', 'scenarios']);
  const locale = useValue(localeAtom);
  const today = useToday();
  const optionText = useOptionText();
  const percent = (value: number) => formatPercent(value, locale);

  const ofRetirement = ({ retirement }: Changes): Title => {
    const [first, ...later] = retirement?.steps ?? [];
    if (first === undefined) return { text: '', says: [] };
    const [years, count] = [Math.trunc(first.month / 12), first.month % 12];
    const age =
      count === 0
        ? t('scenarios:called.retirement', { years })
        : t('scenarios:called.retirementMonths', { years, count });
    if (later.length > 0)
      return { text: `${age}, ${t('scenarios:called.steps', { count: later.length + 1 })}`, says: [] };
    const { value, unit } = first.lumpSum ?? { value: 0, unit: 'percent' };
    const share = unit === 'chf' ? wholeOrExact(value) : percent(value);
    return {
      text: value === 0 ? age : `${age}, ${t('scenarios:called.lumpSum', { share })}`,
      says: ['age', 'lumpSum 0'],
    };
  };
  const ofBuyIn = ({ buyIn }: Changes): Title => {
    if (buyIn === undefined) return { text: '', says: [] };
    const { amount, instalments: count = 1 } = buyIn;
    const how = count === 1 ? t('buyIn.atOnce') : t('buyIn.inYears', { count });
    return {
      text: `${t('scenarios:names.buyIn')} ${wholeOrExact(amount)}, ${how}`,
      says: ['buyIn', 'instalments'],
    };
  };
  const ofHome = ({ home }: Changes): Title => {
    const says = (['withdrawal', 'pledge', 'repayment'] as const).filter((kind) => (home?.[kind]?.amount ?? 0) > 0);
    const amounts = says.map((kind) => `${t(`scenarios:called.${kind}`)} ${wholeOrExact(home?.[kind]?.amount ?? 0)}`);
    return { text: things(amounts), says };
  };
  const ofLeave = ({ leave }: Changes): Title => ({
    text:
      leave === undefined
        ? ''
        : things([
            `${t('scenarios:names.leave')}, ${t('monthsOf', { count: leave.months })}`,
            t(`leave.covers.${leave.cover}`),
          ]),
    says: ['leave', 'cover'],
  });
  const ofSavings = ({ savings: { option, workload, salary } = {} }: Changes, plan: Plan | null): Title => ({
    text: things([
      option === undefined ? '' : optionText(option.id, plan),
      workload === undefined ? '' : `${t('savings.workload')} ${percent(workload.percent)}`,
      salary === undefined ? '' : `${t('savings.salary')} ${wholeOrExact(salary.amount)}`,
    ]),
    // Where hidden data keep the plan's names back, none is said.
    says: [...(plan === null ? [] : (['option'] as const)), 'workload', 'salary'],
  });
  const ofEvent = ({ risk }: Changes): Title => {
    if (risk === undefined) return { text: '', says: [] };
    const what =
      risk.event === 'death'
        ? t('protection.events.death')
        : t('protection.examples.disabled', { percent: percent(risk.degree ?? 100) });
    // What was to happen on the day itself happens on the day on which it is opened.
    return risk.on === today
      ? { text: what, says: ['event', 'degree'] }
      : { text: `${what}, ${formatDate(risk.on)}`, says: ['event', 'degree', 'on'] };
  };
  const titles = {
    retirement: ofRetirement,
    buyIn: ofBuyIn,
    home: ofHome,
    leave: ofLeave,
    savings: ofSavings,
    protection: ofEvent,
  } as const satisfies Record<SimulatorName, (changes: Changes, plan: Plan | null) => Title>;

  return (simulator, changes, plan) => {
    const others = otherTrials(simulator, changes);
    const own = titles[simulator](changes, plan);
    const all = [own, ...others.map((other) => titles[other.simulator](other.changes, plan))];
    const whole = together(all.map(({ text }) => text));
    if (asName(whole) === plainLine(whole)) return { text: whole, says: all.flatMap(({ says }) => says) };
    const names = others.map((other) => t(`scenarios:names.${other.simulator}`));
    return { text: together([own.text, ...names]), says: own.says };
  };
};
