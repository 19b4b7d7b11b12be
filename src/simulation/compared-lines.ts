import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { isBroken } from '#domain/is-broken.ts';
import { formatDate } from '#kernel/date.ts';
import { formatAmount, formatChf, toChf, type Centimes } from '#kernel/money.ts';
import { namedValue } from '#kernel/named-value.ts';
import type { Plan } from '#pension/plan.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useAgesText } from './ages-text.ts';
import { comparedFigures, hasAhv, isOfADay, situationsOf, type ComparedFigure } from './compared-figures.ts';
import { useEnteredRows } from './entered-rows.ts';
import { useFigureNames, type AhvKind } from './figure-names.ts';
import { OnPaper } from './on-paper.ts';
import { ratioOrDash, wholeOrExact } from './rough.ts';
import { isKnown, type Compared } from './use-compared.ts';

/** What is still being simulated. */
const pendingCell = '…';
/** What there is nothing of. */
const noCell = '–';

/** A column of the comparison. */
export type ComparedColumn = {
  readonly name: string;
  /** What it changes; nothing in the column of the member as they are. */
  readonly changes: Changes;
  readonly result: Compared;
};

/** A line of the comparison. */
export type Line = {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly string[];
  /** What the cells say, as far as they are amounts. */
  readonly amounts?: readonly (Centimes | null)[];
};

/** Whether a line doesn't say the same in all columns that are known. */
export const differs = ({ cells }: Line): boolean => new Set(cells.filter((cell) => cell !== pendingCell)).size > 1;

/** What of today's salary all pensions replace, in percent: without the AHV pension, and with the one that was entered. */
const ratios = {
  ratioWithout: ({ pensions }: SimulationResult) => pensions?.after.ratioOfFund ?? null,
  ratioWith: ({ pensions }: SimulationResult) =>
    pensions !== null && hasAhv(pensions.after) ? pensions.after.ratio : null,
} as const;
const ratioNames = ['ratioWithout', 'ratioWith'] as const;

/** Lines of cells, one for each column. */
const useLines = (columns: readonly ComparedColumn[]) => {
  const decimals = use(OnPaper) ? 2 : 0;
  const amountText = (amount: Centimes | null = null): string =>
    amount === null ? noCell : formatAmount(toChf(amount), decimals);
  const line = (key: string, name: string, of: (result: SimulationResult, at: number) => string): Line => ({
    key,
    name,
    cells: columns.map(({ result }, at) =>
      isKnown(result) ? of(result, at) : result === 'failed' ? noCell : pendingCell,
    ),
  });
  const amountLine = (
    key: string,
    name: string,
    of: (result: SimulationResult, at: number) => Centimes | null,
  ): Line => {
    const amounts = columns.map(({ result }, at) => (isKnown(result) ? of(result, at) : null));
    return { ...line(key, name, (_, at) => amountText(amounts[at])), amounts };
  };
  return { line, amountLine };
};

type Entered = {
  /** The age at which each retires. */
  readonly age: Line;
  /** What was entered, if it isn't alike in all. */
  readonly entered: readonly Line[];
  /** What was entered alike in all, each in a few words. */
  readonly inAll: readonly string[];
  /** Whether the age is among these. */
  readonly saysAge: boolean;
};

/** What was entered in some scenarios, next to the member as they are if `withToday`. */
export const useEntered = (columns: readonly ComparedColumn[], withToday: boolean, plan: Plan | null): Entered => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const agesText = useAgesText();
  const isOnPaper = use(OnPaper);
  const { line } = useLines(columns);
  const rowsOf = useEnteredRows((chf) => formatAmount(chf, isOnPaper ? 2 : 0));
  const rowsInLineOf = useEnteredRows((chf) => (isOnPaper ? formatChf(chf) : wholeOrExact(chf)));
  const changes = columns.map((column) => column.changes);
  const age = line('age', t('retirement.age'), ({ after: { retirement } }) =>
    retirement === null ? noCell : agesText(retirement),
  );
  const lines = rowsOf(changes, plan).map(({ key, name, cells }): Line =>
    // Without any change there is an age, too.
    key === age.key ? age : { key, name, cells: cells.map((cell) => cell ?? noCell) },
  );
  /** Whether something is assumed alike in all scenarios; without any change nothing is. */
  const isAlike = ({ key, cells }: Line): boolean => {
    // Without the plan all savings options have the same name.
    const all = key === 'option' ? changes.map(({ savings }) => savings?.option?.id) : cells;
    const own = withToday && key !== age.key ? all.slice(1) : all;
    // What is pending isn't known to be alike.
    return own.length > 1 && !cells.includes(pendingCell) && new Set<string | undefined>(own).size === 1;
  };
  const alike = new Set(lines.filter(isAlike).map(({ key }) => key));
  return {
    age,
    entered: lines.filter(({ key }) => !alike.has(key)),
    inAll: rowsInLineOf(changes, plan, alike).map(({ key, name, cells }) =>
      namedValue(name, (key === age.key ? age.cells : cells).at(-1) ?? noCell, locale),
    ),
    saysAge: lines.includes(age),
  };
};

/**
 * What the columns come to, figure by figure, and which of them law or plan rule out.
 *
 * @param drawn figures that bars say already
 */
export const useResultLines = (
  columns: readonly ComparedColumn[],
  ahv: AhvKind,
  drawn: readonly ComparedFigure[],
): readonly Line[] => {
  const { t } = useTranslation(['simulation', 'scenarios']);
  const locale = useValue(localeAtom);
  const figureName = useFigureNames();
  const { line, amountLine } = useLines(columns);
  const known = columns.flatMap(({ result, changes }, at) => (isKnown(result) ? [{ at, result, changes }] : []));
  const figures = comparedFigures(known.map(({ result, changes }) => situationsOf(result, changes)[1])).filter(
    ({ figure }) => !drawn.includes(figure),
  );
  const days = new Set(known.map(({ result }) => result.after.on));
  const firstOfADay = figures.find(({ figure }) => isOfADay(figure));
  const amountLines = figures.flatMap((each): readonly Line[] => {
    const own = amountLine(
      each.figure,
      figureName(each.figure, ahv),
      (_, at) => each.amounts[known.findIndex((column) => column.at === at)] ?? null,
    );
    return each !== firstOfADay || days.size < 2
      ? [own]
      : [line('on', t('scenarios:compared.on'), ({ after }) => formatDate(after.on)), own];
  });
  return [
    amountLine('savings', t('retirement.savings'), ({ after: { retirement } }) => retirement?.savings ?? null),
    ...amountLines,
    ...ratioNames
      .filter((key) => known.some(({ result }) => (ratios[key](result) ?? 0) > 0))
      .map((key) =>
        line(key, t(key === 'ratioWith' ? `retirement.${key}${ahv}` : `retirement.${key}`), (result) =>
          ratioOrDash(ratios[key](result), locale),
        ),
      ),
    ...(known.some(({ result }) => isBroken(result))
      ? [
          line('broken', t('severity.broken'), (result) =>
            isBroken(result) ? t('scenarios:compared.brokenYes') : noCell,
          ),
        ]
      : []),
  ];
};
