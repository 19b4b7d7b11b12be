import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, use, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Scenario, SimulationResult } from '#contract/simulations.ts';
import { formatDate } from '#kernel/date.ts';
import { formatAmount, formatChf, formatSigned, toChf, type Centimes } from '#kernel/money.ts';
import { namedValue } from '#kernel/named-value.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { backFromLeave } from '#pension/simulation/scene.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { blocksOnPaper } from '#ui/blocks-on-paper.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { FigureTable } from '#ui/FigureTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useAgesText } from './ages-text.ts';
import { narrowFigures } from './compared-columns.ts';
import { ComparedBars } from './ComparedBars.tsx';
import {
  comparedFigures,
  comparedIncomes,
  isOfADay,
  hasAhv,
  situationsOf,
  type ComparedFigure,
} from './compared-figures.ts';
import { useEnteredRows } from './entered-rows.ts';
import { useFailureText } from './failure-words.ts';
import { useFigureNames, type AhvKind } from './figure-names.ts';
import { Fold, useFolding } from './Fold.tsx';
import { FindingsList } from './FindingsList.tsx';
import { isBroken } from './is-broken.ts';
import { OnPaper } from './on-paper.ts';
import { remarksOf } from './remarks.ts';
import { ratioOrDash, toFrancs, wholeOrExact } from './rough.ts';
import { useScenarioName } from './scenario-name.ts';
import { isKnown, useCompared, type Compared } from './use-compared.ts';

type ComparedScenariosProps = {
  /** Whether the present one changes anything; otherwise it is the member as they are. */
  isTouched: boolean;
  /** Whether it has a column of its own: one that is kept and picked as well is there already, under that name. */
  withCurrent: boolean;
  /** The present one. */
  current: SimulationResult;
  /** Null where personal data are hidden: then the provider simulates. */
  basis: SimulationBasis | null;
  /** The changes of the present one. */
  changes: Changes;
  /** The AHV pension that counts where changes have none; null without an estimate. */
  estimatedAhv: number | null;
  picked: readonly Scenario[];
  /** The id of the scenario that was opened last, and whether the fields say something else by now. */
  opened: string | null;
  isOpenedChanged: boolean;
  openedName: string;
};

/** A member as they are, as a result of its own. */
const unchangedOf = ({ obstacle, before, pensions }: SimulationResult): SimulationResult => ({
  obstacle,
  before,
  after: before,
  pensions: pensions && { ...pensions, after: pensions.before },
  findings: [],
  derivations: [],
});

/** What wraps as one: an amount with its currency, a word with the sign after it. */
const heldTogether = /(CHF \d\S*|\S+(?: [%·+]\S*)+)/;

/** A name as it was typed, in which no amount wraps where there is room, and no line begins with a sign. */
const WholeName = ({ name }: { name: string }) =>
  name.split(heldTogether).map((part, at) => (
    <span key={at} {...(at % 2 === 1 && { style: { display: 'inline-block' } })}>
      {part}
    </span>
  ));

/** What is still being simulated. */
const pendingCell = '…';
/** What there is nothing of. */
const noCell = '–';

/** A line of the comparison. */
type Line = {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly string[];
  /** What the cells say, as far as they are amounts. */
  readonly amounts?: readonly (Centimes | null)[];
};

/** Whether a line doesn't say the same in all columns that are known. */
const differs = ({ cells }: Line): boolean => new Set(cells.filter((cell) => cell !== pendingCell)).size > 1;

type AmountProps = {
  text: string;
  /** By how much it is more or less than that of the first column, as one sees it. */
  difference: string;
  /** The same, as one hears it. */
  spoken: string;
};

/** An amount, and by how much it differs. */
const Amount = ({ text, difference, spoken }: AmountProps) => (
  <>
    {text} <small aria-hidden>{difference}</small>
    <VisuallyHidden>{`(${spoken})`}</VisuallyHidden>
  </>
);

const differenceSx = { '& small': { display: 'block', typography: 'body2', color: 'text.secondary' } } as const;

/** What of today's salary all pensions replace, in percent: without the AHV pension, and with the one that was entered. */
const ratios = {
  ratioWithout: ({ pensions }: SimulationResult) => pensions?.after.ratioOfFund ?? null,
  ratioWith: ({ pensions }: SimulationResult) =>
    pensions !== null && hasAhv(pensions.after) ? pensions.after.ratio : null,
} as const;
const ratioNames = ['ratioWithout', 'ratioWith'] as const;

/** Whether some changes count with the estimated AHV pension, because they have none of their own. */
const ahvKindOf = (counted: readonly Changes[], estimatedAhv: number | null): AhvKind => {
  const estimated = counted.filter(({ retirement }) => retirement?.ahvPerMonth === undefined).length;
  return estimatedAhv === null || estimated === 0 ? '' : estimated === counted.length ? 'Estimated' : 'Partly';
};

/**
 * Kept scenarios next to the present one, and next to the member without any change if they like: what was entered, then
 * figure by figure what it does, and by how much that differs from the first column. What was entered alike in all of them
 * is a line above, and figures that are the same are folded. On a phone figures are below their names.
 */
export const ComparedScenarios = memo((props: ComparedScenariosProps) => {
  const { isTouched, withCurrent, current, changes, basis, estimatedAhv, picked, opened, isOpenedChanged, openedName } =
    props;
  const { t } = useTranslation(['simulation', 'scenarios', 'common']);
  const locale = useValue(localeAtom);
  const agesText = useAgesText();
  const figureName = useFigureNames();
  const failureText = useFailureText();
  const nameOf = useScenarioName();
  const isOnPaper = use(OnPaper);
  const id = useId();
  const clockDay = useToday();
  const day = basis?.today ?? clockDay;
  const [latest, setLatest] = useState({ current, changes });
  // The present one, and the day that it sets for all, wait until the provider has answered.
  if (latest.current !== current) setLatest({ current, changes });
  const settled = basis === null ? latest.changes : changes;
  const pickedChanges = picked.map((each) => each.changes ?? {});
  const backs = [...(withCurrent ? [settled] : []), ...pickedChanges].flatMap((each) => backFromLeave(each, day) ?? []);
  const drawnAfter = backs.toSorted().at(-1);
  const isLater = drawnAfter !== undefined && drawnAfter !== backFromLeave(settled, day);
  // In the browser, the result of a simulator that nobody has touched is that of its example.
  const isAnew = isLater || (basis !== null && !isTouched);
  const present = isAnew ? settled : null;
  const list = useMemo(
    () => [...(present === null ? [] : [present]), ...picked.map((each) => each.changes)],
    [present, picked],
  );
  const { results: compared, trouble, retry } = useCompared(basis, list, drawnAfter);
  const [own, kept] = isAnew ? [compared[0] ?? 'asked', compared.slice(1)] : [current, compared];
  const [asked, setAsked] = useState<boolean | null>(null);
  // Three columns have room everywhere.
  const withToday = asked ?? picked.length + Number(withCurrent) < 3;
  const isOpened = opened !== null && !isOpenedChanged;
  const today = isKnown(own) ? unchangedOf(own) : own;
  const results: readonly Compared[] = [...(withToday ? [today] : []), ...(withCurrent ? [own] : []), ...kept];
  const hasFailed = compared.some((result) => result === 'failed' || result === 'again');
  const names = picked.map(nameOf);
  const currentName = isOpened
    ? openedName
    : t(opened === null ? 'scenarios:compared.current' : 'scenarios:compared.currentOf', { name: openedName });
  const columnNames = [...(withToday ? [t('comparison.before')] : []), ...(withCurrent ? [currentName] : []), ...names];
  const columns = columnNames.map((name, at) => (withToday && at === 0 ? name : <WholeName key={name} name={name} />));
  const known = results.filter(isKnown);
  const ahv = ahvKindOf([...(withToday || withCurrent ? [changes] : []), ...pickedChanges], estimatedAhv);
  const cellsOf = (of: (result: SimulationResult) => string): readonly string[] =>
    results.map((result) => (isKnown(result) ? of(result) : result === 'failed' ? noCell : pendingCell));
  const decimals = isOnPaper ? 2 : 0;
  const amountText = (amount: Centimes | null): string =>
    amount === null ? noCell : formatAmount(toChf(amount), decimals);
  const amountLine = (key: string, name: string, of: (result: SimulationResult) => Centimes | null): Line => ({
    key,
    name,
    cells: cellsOf((result) => amountText(of(result))),
    amounts: results.map((result) => (isKnown(result) ? of(result) : null)),
  });
  /** An amount with what it is more or less than that of the first column, if that has one, each as it is shown. */
  const cellOf = ({ cells, amounts = [] }: Line, at: number) => {
    const [text = '', first = null, amount = null] = [cells[at], amounts[0], amounts[at]];
    if (first === null || amount === null || text === cells[0]) return text;
    const shownAs = isOnPaper ? (centimes: Centimes) => centimes : toFrancs;
    const difference = toChf(shownAs(amount) - shownAs(first));
    return (
      <Amount
        key={at}
        text={text}
        difference={formatSigned(difference, (chf) => formatAmount(chf, decimals))}
        spoken={t(difference > 0 ? 'scenarios:compared.more' : 'scenarios:compared.less', {
          amount: `CHF\u00A0${formatAmount(Math.abs(difference), decimals)}`,
        })}
      />
    );
  };
  const shownLines = (lines: readonly Line[]) =>
    lines.map((line) => ({ key: line.key, name: line.name, cells: line.cells.map((_, at) => cellOf(line, at)) }));
  const enteredOf = useEnteredRows((chf) => formatAmount(chf, decimals));
  const enteredInLineOf = useEnteredRows((chf) => (isOnPaper ? formatChf(chf) : wholeOrExact(chf)));
  const columnChanges = [...(withToday ? [{}] : []), ...(withCurrent ? [changes] : []), ...pickedChanges];
  const plan = basis?.plan ?? null;
  const age: Line = {
    key: 'age',
    name: t('retirement.age'),
    cells: cellsOf(({ after: { retirement } }) => (retirement === null ? noCell : agesText(retirement))),
  };
  const assumed = enteredOf(columnChanges, plan).map(({ key, name, cells }): Line =>
    // Without any change there is an age, too.
    key === age.key ? age : { key, name, cells: cells.map((cell) => cell ?? noCell) },
  );
  /** Whether something is assumed alike in all scenarios; without any change nothing is. */
  const isAlike = ({ key, cells }: Line): boolean => {
    // Without the plan all savings options have the same name.
    const all = key === 'option' ? columnChanges.map(({ savings }: Changes) => savings?.option?.id) : cells;
    const own = withToday && key !== age.key ? all.slice(1) : all;
    // What is pending isn't known to be alike.
    return own.length > 1 && !cells.includes(pendingCell) && new Set<string | undefined>(own).size === 1;
  };
  const alike = new Set(assumed.filter(isAlike).map(({ key }) => key));
  const entered = assumed.filter(({ key }) => !alike.has(key));
  const inAll = enteredInLineOf(columnChanges, plan, alike).map(({ key, name, cells }) =>
    namedValue(name, (key === age.key ? age.cells : cells).at(-1) ?? noCell, locale),
  );
  const situations = new Map(
    results.flatMap((result, at) =>
      isKnown(result) ? [[result, situationsOf(result, columnChanges[at] ?? {})[1]] as const] : [],
    ),
  );
  // A disability or a death is about other pensions, and bars that come one after the other would move the table.
  const hasBars =
    !isOnPaper && known.length === results.length && columnChanges.every(({ risk }) => risk === undefined);
  const incomes = hasBars
    ? comparedIncomes(known.map((result, at) => ({ name: columnNames[at] ?? '', result })))
    : null;
  /** What the bars say is not said again. */
  const drawn: readonly ComparedFigure[] =
    incomes === null ? [] : incomes.withAhv ? ['totalWith', 'totalBeforeAhv'] : ['totalWithout'];
  const figures = comparedFigures([...situations.values()]).filter(({ figure }) => !drawn.includes(figure));
  const days = new Set(known.map(({ after }) => after.on));
  const firstOfADay = figures.find(({ figure }) => isOfADay(figure));
  const amountRows = figures.flatMap((each): readonly Line[] => {
    const byResult = new Map([...situations.keys()].map((result, index) => [result, each.amounts[index] ?? null]));
    const row = amountLine(each.figure, figureName(each.figure, ahv), (result) => byResult.get(result) ?? null);
    if (each !== firstOfADay || days.size < 2) return [row];
    const on = { key: 'on', name: t('scenarios:compared.on'), cells: cellsOf(({ after }) => formatDate(after.on)) };
    return [on, row];
  });
  const rows: readonly Line[] = [
    ...(assumed.includes(age) ? [] : [age]),
    amountLine('savings', t('retirement.savings'), ({ after: { retirement } }) => retirement?.savings ?? null),
    ...amountRows,
    ...ratioNames.flatMap((key) =>
      known.some((result) => (ratios[key](result) ?? 0) > 0)
        ? [
            {
              key,
              name: t(key === 'ratioWith' ? `retirement.${key}${ahv}` : `retirement.${key}`),
              cells: cellsOf((result) => ratioOrDash(ratios[key](result), locale)),
            },
          ]
        : [],
    ),
    ...(known.some(isBroken)
      ? [
          {
            key: 'broken',
            name: t('severity.broken'),
            cells: cellsOf((result) => (isBroken(result) ? t('scenarios:compared.brokenYes') : noCell)),
          },
        ]
      : []),
  ];
  const { shown, folded, isOpen, toggle } = useFolding(rows, differs, ({ key }) => key === 'pension');
  const resultLines = shownLines(isOpen || isOnPaper ? rows : shown);
  const hasDifferences = resultLines.some(({ cells }) => cells.some((cell) => typeof cell !== 'string'));
  const remarks = remarksOf(
    kept.map((result, index) => ({
      findings: isKnown(result) ? result.findings : [],
      changes: picked[index]?.changes ?? {},
    })),
    isTouched ? { findings: current.findings, changes } : null,
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-compared
      aria-busy={compared.some((each) => !isKnown(each) && each !== 'failed')}
      sx={{ display: 'grid', gap: 1.5, ...blocksOnPaper }}
    >
      <SectionHeading id={id} level={3}>
        {t('scenarios:compared.title')}
      </SectionHeading>
      {hasFailed ? (
        <FailedNotice
          title={t('failed.title')}
          text={failureText(trouble)}
          retryLabel={t('common:retry')}
          onRetry={retry}
          retrying={compared.includes('again')}
        />
      ) : null}
      <Box sx={{ displayPrint: 'none' }}>
        <CheckboxField
          label={t('scenarios:compared.withToday')}
          checked={withToday}
          onChange={({ target }) => setAsked(target.checked)}
        />
      </Box>
      {incomes === null ? null : <ComparedBars ahv={ahv} incomes={incomes} />}
      {inAll.length === 0 ? null : (
        <Typography variant="body2">{namedValue(t('scenarios:compared.inAll'), inAll.join(' · '), locale)}</Typography>
      )}
      <Box sx={[differenceSx, columns.length > 3 && narrowFigures]}>
        <FigureTable
          caption={t('scenarios:compared.title')}
          head={t(isOnPaper ? 'scenarios:compared.headExact' : 'scenarios:compared.head')}
          columns={columns}
          alwaysStacks
          groups={[
            ...(entered.length === 0 ? [] : [{ key: 'entered', name: t('paper.title'), rows: entered }]),
            { key: 'results', name: t('scenarios:compared.results'), rows: resultLines },
          ]}
          whatIs={(name) => t('comparison.whatIs', { name })}
        />
        {columns.length > 2 && hasDifferences ? <Fineprint>{t('scenarios:compared.differences')}</Fineprint> : null}
        {folded === 0 ? null : (
          <Fold label={t('scenarios:compared.same', { count: folded })} isOpen={isOpen} onToggle={toggle} />
        )}
      </Box>
      {remarks.map(({ of, findings, isAbove }) => {
        const name = of.map((index) => names[index]).join(' · ');
        const ofAll = of.length < names.length || of.length < 2 ? null : of.length === 2 ? 'Both' : 'All';
        const key = of.join(' ');
        return isAbove ? (
          <Typography key={`${key} above`} variant="body2">
            {ofAll ? t(`scenarios:compared.asAbove${ofAll}`) : t('scenarios:compared.asAbove', { name })}
          </Typography>
        ) : (
          <FindingsList
            key={key}
            title={ofAll ? t(`scenarios:compared.remarks${ofAll}`) : t('scenarios:compared.remarks', { name })}
            findings={findings}
            changes={picked[of[0] ?? 0]?.changes ?? {}}
          />
        );
      })}
    </Box>
  );
});
