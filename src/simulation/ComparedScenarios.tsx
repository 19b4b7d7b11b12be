import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, use, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { toFrancs } from '#domain/close-amounts.ts';
import { formatAmount, formatSigned, toChf, type Centimes } from '#kernel/money.ts';
import { namedValue } from '#kernel/named-value.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { blocksOnPaper } from '#ui/blocks-on-paper.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { FigureTable, type FigureRow } from '#ui/FigureTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { narrowFigures } from './compared-columns.ts';
import { ComparedBars } from './ComparedBars.tsx';
import { comparedIncomes, type ComparedFigure } from './compared-figures.ts';
import { differs, useEntered, useResultLines, type ComparedColumn, type Line } from './compared-lines.ts';
import { useFailureText } from './failure-words.ts';
import type { AhvKind } from './figure-names.ts';
import { Fold, useFolding } from './Fold.tsx';
import { FindingsList } from './FindingsList.tsx';
import type { Comparable } from './KeptList.tsx';
import { OnPaper } from './on-paper.ts';
import { remarksOf } from './remarks.ts';
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
  picked: readonly Comparable[];
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

/** The member as they are, next to the scenarios: what these compare with, but for those that failed. */
const todayOf = (scenarios: readonly ComparedColumn[]): Compared => {
  const { result = 'failed' } = scenarios.find((each) => each.result !== 'failed') ?? {};
  return isKnown(result) ? unchangedOf(result) : result;
};

/** What wraps as one: an amount with its currency, a word with the sign after it. */
const heldTogether = /(CHF \d\S*|\S+(?: [%·+]\S*)+)/;

/** A name as it was typed, in which no amount wraps where there is room, and no line begins with a sign. */
const WholeName = ({ name }: { name: string }) =>
  name.split(heldTogether).map((part, at) => (
    <span key={at} {...(at % 2 === 1 && { style: { display: 'inline-block' } })}>
      {part}
    </span>
  ));

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

/** Puts each amount with what it is more or less than that of the first column, if that has one, each as it is shown. */
const useFigureRows = (): ((lines: readonly Line[]) => readonly FigureRow[]) => {
  const { t } = useTranslation('scenarios');
  const isOnPaper = use(OnPaper);
  const words = (chf: number) => formatAmount(chf, isOnPaper ? 2 : 0);
  const shownAs = (centimes: Centimes) => (isOnPaper ? centimes : toFrancs(centimes));
  const cellsOf = ({ cells, amounts = [] }: Line): FigureRow['cells'] =>
    cells.map((text, at) => {
      const [first = null, amount = null] = [amounts[0], amounts[at]];
      if (first === null || amount === null || text === cells[0]) return text;
      const difference = toChf(shownAs(amount) - shownAs(first));
      const spoken = { amount: `CHF\u00A0${words(Math.abs(difference))}` };
      return (
        <Amount
          key={at}
          text={text}
          difference={formatSigned(difference, words)}
          spoken={t(difference > 0 ? 'compared.more' : 'compared.less', spoken)}
        />
      );
    });
  return (lines) => lines.map((line) => ({ key: line.key, name: line.name, cells: cellsOf(line) }));
};

/** Whether scenarios count with the estimated AHV pension, because they have none of their own. */
const ahvKindOf = (scenarios: readonly ComparedColumn[], estimatedAhv: number | null): AhvKind => {
  const estimated = scenarios.filter(({ changes }) => changes.retirement?.ahvPerMonth === undefined).length;
  return estimatedAhv === null || estimated === 0 ? '' : estimated === scenarios.length ? 'Estimated' : 'Partly';
};

const nothing: Changes = {};

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
  const failureText = useFailureText();
  const nameOf = useScenarioName();
  const isOnPaper = use(OnPaper);
  const id = useId();
  const pickedChanges = useMemo(() => picked.map((each) => each.changes), [picked]);
  const { own, kept, trouble, retry } = useCompared({ basis, changes, current, withCurrent, picked: pickedChanges });
  const [asked, setAsked] = useState<boolean | null>(null);
  // Three columns have room everywhere.
  const withToday = asked ?? picked.length + Number(withCurrent) < 3;
  const names = picked.map(nameOf);
  const currentName =
    opened !== null && !isOpenedChanged
      ? openedName
      : t(opened === null ? 'scenarios:compared.current' : 'scenarios:compared.currentOf', { name: openedName });
  const scenarios: readonly ComparedColumn[] = [
    ...(own === null ? [] : [{ name: currentName, changes, result: own }]),
    ...pickedChanges.map((its, at) => ({ name: names[at] ?? '', changes: its, result: kept[at] ?? 'asked' })),
  ];
  const today = { name: t('comparison.before'), changes: nothing, result: todayOf(scenarios) };
  const columns = withToday ? [today, ...scenarios] : scenarios;
  const columnNames = columns.map(({ name }, at) =>
    withToday && at === 0 ? name : <WholeName key={name} name={name} />,
  );
  const results = columns.map(({ result }) => result);
  const hasFailed = results.some((result) => result === 'failed' || result === 'again');
  const ahv = ahvKindOf(scenarios, estimatedAhv);
  // A disability or a death is about other pensions, and bars that come one after the other would move the table.
  const hasBars = !isOnPaper && results.every(isKnown) && columns.every((column) => column.changes.risk === undefined);
  const incomes = hasBars
    ? comparedIncomes(columns.flatMap(({ name, result }) => (isKnown(result) ? [{ name, result }] : [])))
    : null;
  /** What the bars say is not said again. */
  const drawn: readonly ComparedFigure[] =
    incomes === null ? [] : incomes.withAhv ? ['totalWith', 'totalBeforeAhv'] : ['totalWithout'];
  const { age, entered, inAll, saysAge } = useEntered(columns, withToday, basis?.plan ?? null);
  const lines = useResultLines(columns, ahv, drawn);
  const rows = saysAge ? lines : [age, ...lines];
  const { shown, folded, isOpen, toggle } = useFolding(rows, differs, ({ key }) => key === 'pension');
  const figureRows = useFigureRows();
  const resultRows = figureRows(isOpen || isOnPaper ? rows : shown);
  const hasDifferences = resultRows.some(({ cells }) => cells.some((cell) => typeof cell !== 'string'));
  const remarks = remarksOf(
    kept.map((result, index) => ({
      findings: isKnown(result) ? result.findings : [],
      changes: pickedChanges[index] ?? nothing,
    })),
    isTouched ? { findings: current.findings, changes } : null,
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-compared
      aria-busy={results.some((each) => !isKnown(each) && each !== 'failed')}
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
          retrying={results.includes('again')}
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
      <Box sx={[differenceSx, columnNames.length > 3 && narrowFigures]}>
        <FigureTable
          caption={t('scenarios:compared.title')}
          head={t(isOnPaper ? 'scenarios:compared.headExact' : 'scenarios:compared.head')}
          columns={columnNames}
          alwaysStacks
          groups={[
            ...(entered.length === 0 ? [] : [{ key: 'entered', name: t('paper.title'), rows: entered }]),
            { key: 'results', name: t('scenarios:compared.results'), rows: resultRows },
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
            changes={pickedChanges[of[0] ?? 0] ?? nothing}
          />
        );
      })}
    </Box>
  );
});
