import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, use, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Scenario, SimulationResult } from '#contract/simulations.ts';
import { formatDate } from '#kernel/date.ts';
import { formatAmount, toChf, type Centimes } from '#kernel/money.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { FigureTable } from '#ui/FigureTable.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useAgesText } from './ages-text.ts';
import { useBreakable } from './column-names.ts';
import { narrowFigures } from './compared-columns.ts';
import { comparedFigures, isOfADay, hasAhv, situationsOf } from './compared-figures.ts';
import { useEnteredRows } from './entered-rows.ts';
import { useFailureText } from './failure-words.ts';
import { useFigureNames, type AhvKind } from './figure-names.ts';
import { Fold, useFolding } from './Fold.tsx';
import { FindingsList } from './FindingsList.tsx';
import { isBroken } from './is-broken.ts';
import { OnPaper } from './on-paper.ts';
import { remarksOf } from './remarks.ts';
import { ratioOrDash } from './rough.ts';
import { useScenarioName } from './scenario-name.ts';
import { isKnown, useCompared, type Compared } from './use-compared.ts';

type ComparedScenariosProps = {
  /** Whether the present one changes anything; otherwise it is the member as they are. */
  isTouched: boolean;
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

/** A name in which no amount wraps, and no line begins with a sign: stored names have plain spaces. */
const keptWhole = (name: string): string =>
  name.replaceAll(/\bCHF (?=\d)/g, 'CHF\u00A0').replaceAll(/ (?=[%·+])/g, '\u00A0');

/** What is still being simulated. */
const pendingCell = '…';

/** Whether a line doesn't say the same in all columns that are known. */
const differs = ({ cells }: { readonly cells: readonly string[] }): boolean =>
  new Set(cells.filter((cell) => cell !== pendingCell)).size > 1;

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
 * figure by figure what it does; figures that are the same in all of them are folded. On a phone they are below their names.
 */
export const ComparedScenarios = memo((props: ComparedScenariosProps) => {
  const { isTouched, current, changes, basis, estimatedAhv, picked, opened, isOpenedChanged, openedName } = props;
  const { t } = useTranslation(['simulation', 'scenarios', 'common']);
  const locale = useValue(localeAtom);
  const agesText = useAgesText();
  const figureName = useFigureNames();
  const failureText = useFailureText();
  const nameOf = useScenarioName();
  const breakable = useBreakable();
  const isOnPaper = use(OnPaper);
  const id = useId();
  const { results: kept, trouble, retry } = useCompared(basis, picked);
  const [asked, setAsked] = useState<boolean | null>(null);
  // Three columns have room everywhere.
  const withToday = asked ?? (!isTouched || picked.length < 2);
  const isOpened = opened !== null && !isOpenedChanged;
  // The open one is there already, under its own name.
  const withCurrent = isTouched && (!isOpened || picked.every((scenario) => scenario.id !== opened));
  const today = useMemo(() => unchangedOf(current), [current]);
  const results: readonly Compared[] = [...(withToday ? [today] : []), ...(withCurrent ? [current] : []), ...kept];
  const hasFailed = kept.some((result) => result === 'failed' || result === 'again');
  const names = picked.map(nameOf);
  const currentName = isOpened
    ? openedName
    : t(opened === null ? 'scenarios:compared.current' : 'scenarios:compared.currentOf', { name: openedName });
  const columns = [
    ...(withToday ? [t('comparison.before')] : []),
    ...[...(withCurrent ? [currentName] : []), ...names].map((name) =>
      breakable(keptWhole(name)).replaceAll(t('savings.workload'), t('scenarios:columns.workload')),
    ),
  ];
  const known = results.filter(isKnown);
  const pickedChanges = picked.map((each) => each.changes ?? {});
  const ahv = ahvKindOf([...(withToday || withCurrent ? [changes] : []), ...pickedChanges], estimatedAhv);
  const cellsOf = (of: (result: SimulationResult) => string): readonly string[] =>
    results.map((result) => (isKnown(result) ? of(result) : result === 'failed' ? '–' : pendingCell));
  const amountText = (amount: Centimes | null): string =>
    amount === null ? '–' : formatAmount(toChf(amount), isOnPaper ? 2 : 0);
  const enteredOf = useEnteredRows((chf) => formatAmount(chf, isOnPaper ? 2 : 0));
  const columnChanges = [...(withToday ? [{}] : []), ...(withCurrent ? [changes] : []), ...pickedChanges];
  const age = {
    key: 'age',
    name: t('retirement.age'),
    cells: cellsOf(({ after: { retirement } }) => (retirement === null ? '–' : agesText(retirement))),
  };
  const entered = enteredOf(columnChanges, basis?.plan ?? null).map(({ key, name, cells }) =>
    // Without any change there is an age, too.
    key === age.key ? age : { key, name, cells: cells.map((cell) => cell ?? '–') },
  );
  const compared = comparedFigures(known.map((result) => situationsOf(result)[1]));
  const days = new Set(known.map(({ after }) => after.on));
  const firstOfADay = compared.find(({ figure }) => isOfADay(figure));
  const amountRows = compared.flatMap((each) => {
    const byResult = new Map(known.map((result, index) => [result, each.amounts[index] ?? null]));
    const row = {
      key: each.figure,
      name: figureName(each.figure, ahv),
      cells: cellsOf((result) => amountText(byResult.get(result) ?? null)),
    };
    if (each !== firstOfADay || days.size < 2) return [row];
    const on = { key: 'on', name: t('scenarios:compared.on'), cells: cellsOf(({ after }) => formatDate(after.on)) };
    return [on, row];
  });
  const rows = [
    ...(entered.includes(age) ? [] : [age]),
    {
      key: 'savings',
      name: t('retirement.savings'),
      cells: cellsOf(({ after: { retirement } }) => amountText(retirement?.savings ?? null)),
    },
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
            cells: cellsOf((result) => (isBroken(result) ? t('scenarios:compared.brokenYes') : '–')),
          },
        ]
      : []),
  ];
  const { shown, folded, isOpen, toggle } = useFolding(rows, differs, ({ key }) => key === 'pension');
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
      aria-busy={kept.some((each) => !isKnown(each) && each !== 'failed')}
      sx={{ display: 'grid', gap: 1.5, breakInside: 'avoid' }}
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
          retrying={kept.includes('again')}
        />
      ) : null}
      <Box sx={{ displayPrint: 'none' }}>
        <CheckboxField
          label={t('scenarios:compared.withToday')}
          checked={withToday}
          onChange={({ target }) => setAsked(target.checked)}
        />
      </Box>
      <Box sx={columns.length > 3 ? narrowFigures : {}}>
        <FigureTable
          caption={t('scenarios:compared.title')}
          head={t(isOnPaper ? 'scenarios:compared.headExact' : 'scenarios:compared.head')}
          columns={columns}
          alwaysStacks
          groups={[
            { key: 'entered', name: t('paper.title'), rows: entered },
            { key: 'results', name: t('scenarios:compared.results'), rows: isOpen || isOnPaper ? rows : shown },
          ]}
          whatIs={(name) => t('comparison.whatIs', { name })}
        />
        {folded === 0 ? null : (
          <Fold label={t('scenarios:compared.same', { count: folded })} isOpen={isOpen} onToggle={toggle} />
        )}
      </Box>
      {remarks.map(({ of, findings, isAbove }) => {
        const [name, other] = of.map((index) => names[index]);
        const isOfBoth = other !== undefined;
        const key = of.join(' ');
        return isAbove ? (
          <Typography key={`${key} above`} variant="body2">
            {isOfBoth ? t('scenarios:compared.asAboveBoth') : t('scenarios:compared.asAbove', { name })}
          </Typography>
        ) : (
          <FindingsList
            key={key}
            title={isOfBoth ? t('scenarios:compared.remarksBoth') : t('scenarios:compared.remarks', { name })}
            findings={findings}
            changes={picked[of[0] ?? 0]?.changes ?? {}}
          />
        );
      })}
    </Box>
  );
});
