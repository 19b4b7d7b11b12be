import { useTranslation } from 'react-i18next';
import type { Changes } from '#contract/simulations.ts';
import { formatDate } from '#kernel/date.ts';
import { formatPercent } from '#kernel/money.ts';
import type { Plan } from '#pension/plan.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useAgesText } from './ages-text.ts';
import { useOptionText } from './option-name.ts';

/** What a line of what was entered is about; those of a step into retirement have its place. */
export type EnteredKey =
  | 'age'
  | `${'share' | 'lumpSum' | 'stepSalary'} ${number}`
  | 'ahv'
  | 'buyIn'
  | 'buyInFrom'
  | 'instalments'
  | 'marginalRate'
  | `${'withdrawal' | 'pledge' | 'repayment'}${'' | 'On'}`
  | 'realisedOn'
  | `${'option' | 'workload' | 'salary' | 'leave'}${'' | 'From'}`
  | 'cover'
  | 'event'
  | 'degree'
  | 'on';

/** A line of what was entered, with what it says in each scenario; null where one has nothing of it. */
export type EnteredRow = {
  readonly key: EnteredKey;
  readonly name: string;
  readonly cells: readonly (string | null)[];
};

type Step = NonNullable<Changes['retirement']>['steps'][number];

/** An amount and its day; undefined if nothing is moved. */
const moved = <Part extends { readonly amount: number }>(part: Part | undefined): Part | undefined =>
  part === undefined || part.amount === 0 ? undefined : part;

/**
 * Puts what was entered in some scenarios into lines, as the simulators' fields call it: an amount and its day are two, so
 * that scenarios with other days have the same lines. What none of them has is left out.
 *
 * @param chf puts an amount in CHF into words
 * @returns the lines; of some keys only, if they are given
 */
export const useEnteredRows = (
  chf: (amount: number) => string,
): ((scenarios: readonly Changes[], plan: Plan | null, only?: ReadonlySet<string>) => readonly EnteredRow[]) => {
  const { t } = useTranslation(['simulation', 'scenarios']);
  const locale = useValue(localeAtom);
  const agesText = useAgesText();
  const optionText = useOptionText();
  const percent = (value: number) => formatPercent(value, locale);

  return (scenarios, plan, only) => {
    /** Nothing if no scenario has it, or if all that do have what is usual. */
    const row = <Value>(
      key: EnteredKey,
      name: string,
      of: (changes: Changes) => Value | undefined,
      text: (value: Value) => string,
      usual?: string,
    ): readonly EnteredRow[] => {
      if (only?.has(key) === false) return [];
      const cells = scenarios.map((changes) => {
        const value = of(changes);
        return value === undefined ? null : text(value);
      });
      return cells.every((cell) => cell === null || cell === usual) ? [] : [{ key, name, cells }];
    };
    const most = Math.max(0, ...scenarios.map(({ retirement }) => retirement?.steps.length ?? 0));
    const steps = Array.from({ length: most }, (_, at) => {
      const inStep = (what: string) => (most === 1 ? what : t('scenarios:step', { number: at + 1, what }));
      return [
        ...row(
          `share ${at}`,
          inStep(t('scenarios:changes.share')),
          ({ retirement }) => retirement?.steps[at]?.share,
          percent,
          percent(100),
        ),
        ...row(
          `lumpSum ${at}`,
          inStep(t('scenarios:changes.lumpSum')),
          // Whoever doesn't change it retires as well, once and without capital.
          ({ retirement }) => (retirement === undefined && at === 0 ? {} : retirement?.steps[at]),
          ({ lumpSum }: Partial<Step>) => (lumpSum?.unit === 'chf' ? chf(lumpSum.value) : percent(lumpSum?.value ?? 0)),
          percent(0),
        ),
        ...row(
          `stepSalary ${at}`,
          inStep(t('scenarios:changes.salary')),
          ({ retirement }) => retirement?.steps[at]?.salary,
          chf,
        ),
      ];
    });
    return [
      ...row('age', t('retirement.age'), ({ retirement }) => retirement, agesText),
      ...steps.flat(),
      ...row('ahv', t('scenarios:changes.ahv'), ({ retirement }) => retirement?.ahvPerMonth, chf),
      ...row('buyIn', t('buyIn.amount'), ({ buyIn }) => buyIn?.amount, chf),
      ...row('buyInFrom', t('buyIn.from'), ({ buyIn }) => buyIn?.from, formatDate),
      ...row(
        'instalments',
        t('buyIn.instalments'),
        ({ buyIn }) => buyIn && (buyIn.instalments ?? 1),
        (count) => (count === 1 ? t('buyIn.atOnce') : t('buyIn.inYears', { count })),
      ),
      ...row('marginalRate', t('buyIn.rate'), ({ buyIn }) => buyIn?.marginalRate, percent),
      ...(['withdrawal', 'pledge', 'repayment'] as const).flatMap((kind) => [
        ...row(kind, t(`home.amount.${kind}`), ({ home }) => moved(home?.[kind])?.amount, chf),
        ...row(`${kind}On`, t(`home.day.${kind}`), ({ home }) => moved(home?.[kind])?.on, formatDate),
      ]),
      ...row('realisedOn', t('home.realisedOn'), ({ home }) => moved(home?.pledge)?.realisedOn, formatDate),
      ...row(
        'option',
        t('savings.option'),
        ({ savings }) => savings?.option?.id,
        (id) => optionText(id, plan),
      ),
      ...row('optionFrom', t('savings.optionFrom'), ({ savings }) => savings?.option?.from, formatDate),
      ...row('workload', t('savings.workload'), ({ savings }) => savings?.workload?.percent, percent),
      ...row('workloadFrom', t('savings.workloadFrom'), ({ savings }) => savings?.workload?.from, formatDate),
      ...row('salary', t('savings.salary'), ({ savings }) => savings?.salary?.amount, chf),
      ...row('salaryFrom', t('savings.salaryFrom'), ({ savings }) => savings?.salary?.from, formatDate),
      ...row(
        'leave',
        t('scenarios:names.leave'),
        ({ leave }) => leave?.months,
        (count) => t('monthsOf', { count }),
      ),
      ...row('leaveFrom', t('leave.from'), ({ leave }) => leave?.from, formatDate),
      ...row(
        'cover',
        t('scenarios:changes.cover'),
        ({ leave }) => leave?.cover,
        (cover) => t(`scenarios:covers.${cover}`),
      ),
      ...row(
        'event',
        t('protection.event'),
        ({ risk }) => risk?.event,
        (event) => t(`protection.events.${event}`),
      ),
      ...row(
        'degree',
        t('protection.degree'),
        ({ risk }) => (risk?.event === 'disability' ? (risk.degree ?? 100) : undefined),
        percent,
      ),
      ...row('on', t('protection.on'), ({ risk }) => risk?.on, formatDate),
    ];
  };
};
