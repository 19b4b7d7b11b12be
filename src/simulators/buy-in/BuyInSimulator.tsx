import Box from '@mui/material/Box';
import {
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
  type ChangeEvent,
  type ComponentProps,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { dayBefore, yearOf } from '#kernel/calendar.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { typicalMarginalRate } from '#kernel/typical-marginal-rate.ts';
import { formatChf, formatPercent, toChf } from '#kernel/money.ts';
import { amountRows, benefits } from '#simulation/benefits.ts';
import { Awaited, type AbsentProps } from '#simulation/Awaited.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { ExplainedLines } from '#simulation/ExplainedLines.tsx';
import { Explanation } from '#simulation/Explanation.tsx';
import { ChoiceButtons } from '#simulation/ChoiceButtons.tsx';
import { Comparison, type ComparedRow } from '#simulation/Comparison.tsx';
import { dayHelp } from '#simulation/day-help.ts';
import type { DayField } from '#simulation/DayField.tsx';
import { useOffered } from '#simulation/entered.ts';
import { FollowingTable } from '#simulation/FollowingTable.tsx';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { RepayFirst } from '#simulation/RepayFirst.tsx';
import { OnPaper, useFrancsOrDash, useFrancWords } from '#simulation/on-paper.ts';
import { roughOf, wholeOrExact } from '#simulation/rough.ts';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSpoken } from '#simulation/spoken.ts';
import { useAlsoSimulated, type Simulating } from '#simulation/use-simulation.ts';
import { useTexts } from '#simulation/use-texts.ts';
import { useTried } from '#simulation/use-tried.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useToday } from '#state/kernel/today.ts';
import type { DataColumn } from '#ui/DataTable.tsx';
import { FigureField } from '#ui/FigureField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { late } from '#ui/late.ts';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { buyInExamples } from './buy-in-examples.ts';
import { changesOf, instalmentsAtMost, takingExample, trialOf, typicalRates, type BuyInTrial } from './buy-in-trial.ts';

/** The figures of lines whose calculation one can ask for. */
const explainedLines = { pension: 'pension', tax: 'taxSaving' } as const;
/** Others that one can ask for. */
const explained = ['buyIn'] as const;

type Picked = ChangeEvent<HTMLSelectElement>;

const Choice = memo(SelectField);
const Rates = memo(ChoiceButtons);

/** It looks like a field that can be written in, which takes its place once it has the focus. */
const asField = { '&.Mui-readOnly': { backgroundColor: 'transparent' } } as const;

type DayProps = ComponentProps<typeof DayField>;

/**
 * The day of the first payment: it stands there from the start, but its field with a calendar is loaded once there is
 * something to pay, which an example isn't yet, or once it has the focus. What holds its place stays until the field is there,
 * which takes the focus if it still is on it.
 */
const FirstDay = memo(({ isTried, ...props }: DayProps & { isTried: boolean }) => {
  const { t } = useTranslation('simulation');
  const { log } = useServices();
  const [Field, setField] = useState<typeof DayField | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const isAsked = isTried || hasFocus;
  useEffect(() => {
    const load = async () => {
      const part = await import('#simulation/DayField.tsx');
      setField(() => part.DayField);
    };
    if (isAsked) load().catch((error: unknown) => log('The field for a day could not be loaded.', error));
  }, [isAsked, log]);
  const { label, value, min, max, help } = props;
  return Field === null ? (
    <FigureField
      label={label}
      value={formatDate(value)}
      helperText={dayHelp(t, min, max, help)}
      readOnly
      rootSx={asField}
      endAdornment={<Icon name="calendar" />}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  ) : (
    <Field {...props} takesFocus={hasFocus} />
  );
});

const Together = memo(late(async () => (await import('#simulation/Together.tsx')).Together));

/** The marginal rate, and typical ones that fill it in. */
const rateSx = { display: 'grid', gap: 2 } as const;

type Outcome = SimulationResult['after'];

/** The payments: until when each is locked, and what it saves in taxes. */
const Payments = memo(({ payments, tax }: Pick<Outcome, 'payments' | 'tax'>) => {
  const { t } = useTranslation('simulation');
  const words = useFrancWords();
  const withTax = tax !== null;
  const columns = useMemo<readonly DataColumn[]>(
    () => [
      { key: 'date', header: t('buyIn.payments.date') },
      { key: 'amount', header: t('buyIn.payments.amount'), align: 'end' },
      { key: 'locked', header: t('buyIn.payments.locked'), align: 'end', secondary: true },
      ...(withTax ? [{ key: 'saved', header: t('buyIn.payments.saved'), align: 'end', secondary: true } as const] : []),
    ],
    [t, withTax],
  );
  const lockOf = ({ amount, locked, lockedUntil }: Outcome['payments'][number]): string | null => {
    if (lockedUntil === null) return null;
    const date = formatDate(lockedUntil);
    return locked === amount ? date : t('buyIn.payments.partly', { date, amount: formatChf(toChf(locked)) });
  };
  const lines = payments.map((payment) => ({
    locked: lockOf(payment),
    saved: payment.saved === null ? null : words(payment.saved),
  }));
  return (
    <FollowingTable
      caption={t('buyIn.payments.title')}
      columns={columns}
      rows={payments.map(({ date, amount }, at) => [
        formatDate(date),
        formatChf(toChf(amount)),
        lines[at]?.locked ?? '–',
        ...(withTax ? [lines[at]?.saved ?? '–'] : []),
      ])}
      below={lines.map((line) =>
        (['locked', 'saved'] as const)
          .flatMap((key) => (line[key] === null ? [] : `${t(`buyIn.payments.${key}`)} ${line[key]}`))
          .join('\n'),
      )}
    />
  );
});

const effects = [
  benefits.savings,
  benefits.pension,
  benefits.partner,
  benefits.orphan,
  benefits.deathLumpSum,
  benefits.disability,
  benefits.exit,
] as const;

/** What it brings. */
const main = ['savings', 'pension', 'tax'] as const;

type EffectProps = {
  outcomes: readonly Outcome[];
  /** Whether a marginal rate is entered, without which no tax is known. */
  hasRate: boolean;
};

/** What the buy-in does to savings, pension, taxes and survivors. */
const Effect = memo(({ outcomes, hasRate }: EffectProps) => {
  const { t } = useTranslation('simulation');
  const text = useTexts(t);
  const words = useFrancsOrDash();
  const isOnPaper = use(OnPaper);
  const rows = amountRows(effects, outcomes, (key) => text(`buyIn.effects.${key}`));
  const saved = outcomes.map(({ tax }) => tax?.total ?? 0);
  const tax: ComparedRow = {
    key: 'tax',
    name: text('buyIn.effects.tax'),
    texts: saved.map((amount, at) => (hasRate || at < saved.length - 1 ? words(amount) : t('buyIn.taxPrompt'))),
  };
  const place = rows.findIndex(({ key }) => key === 'pension') + 1;
  // A sheet asks for nothing.
  const taxes = hasRate || !isOnPaper ? [tax] : [];
  return <Comparison main={main} rows={rows.toSpliced(place, 0, ...taxes)} />;
});

type Block = NonNullable<NonNullable<SimulationResult['after']['buyIn']>['blocked']>;

/** Why no buy-in is possible, where it is not that nothing is missing. */
const reasons: {
  readonly [Because in Block]?: 'buyInWhileDisabled' | 'buyInBeforeRepayment' | 'buyInAboveArrivalCap';
} = {
  drawingDisabilityPension: 'buyInWhileDisabled',
  earlyWithdrawalOpen: 'buyInBeforeRepayment',
  arrivalCapReached: 'buyInAboveArrivalCap',
};

/** The key of the sentence that says why no buy-in is possible. */
const reasonAgainst = ({ obstacle, after: { buyIn } }: SimulationResult) => {
  const reason = obstacle ?? (buyIn?.blocked ? reasons[buyIn.blocked] : undefined);
  return reason === undefined ? ('buyIn.nothingMissing' as const) : (`findings.${reason}` as const);
};

/**
 * The most that one can buy in on the days of the payments, together with other changes. It doesn't depend on the amount,
 * so that a moved one asks nothing.
 */
const useMostOf = (
  simulating: Simulating | null,
  others: Changes,
  { from, instalments }: Pick<BuyInTrial, 'from' | 'instalments'>,
) => {
  const today = useToday();
  const days = useMemo(
    () => ({ ...others, ...changesOf({ amount: 1, from, instalments, marginalRate: 0 }) }),
    [others, from, instalments],
  );
  const isOfToday = from === today && instalments === 1 && Object.keys(others).length === 0;
  const { result, awaiting } = useAlsoSimulated(simulating, days, !isOfToday);
  return { most: (result ?? simulating?.start)?.after.buyInMost ?? null, awaiting };
};

/**
 * Tries out a buy-in: at once or in yearly payments, what it does to savings, pension and survivors, what it saves in
 * taxes by the member's own marginal rate, and until when it is locked (BVG art. 79b, DBG art. 33). Says why if no
 * buy-in is possible; shows nothing at a provider without simulations.
 */
export const BuyInSimulator = ({ absent }: AbsentProps) => {
  const { t } = useTranslation('simulation');
  const text = useTexts(t);
  const locale = useValue(localeAtom);
  const spoken = useSpoken();
  const today = useToday();
  const casesOf = useCallback((begun: SimulationResult) => buyInExamples(begun, today), [today]);
  const { trial, editTrial, others, followed, simulating, awaiting, cases, trying } = useTried(
    'buyIn',
    trialOf,
    changesOf,
    casesOf,
    takingExample,
  );
  const start = simulating?.start ?? null;
  const isCapped = start?.after.buyIn?.blocked === 'arrivalCapReached';
  // A newcomer who has paid in what a year allows can do so again next year.
  const firstDay = isCapped ? `${yearOf(today) + 1}-01-01` : today;
  const { from, instalments: count } = trial ?? { from: firstDay, instalments: 1 };
  const { most, awaiting: awaitingMost } = useMostOf(simulating, others, { from, instalments: count });
  const [atMost, atOnce] = [toChf(most?.atMost ?? 0), toChf(most?.atOnce ?? 0)];
  const none = useMemo<BuyInTrial>(
    () => ({ amount: 0, from: firstDay, instalments: 1, marginalRate: typicalMarginalRate }),
    [firstDay],
  );
  const edit = useCallback(
    (change: Partial<BuyInTrial>) => editTrial((said) => ({ ...(said ?? none), ...change })),
    [editTrial, none],
  );
  const setFrom = useCallback((from: IsoDate) => edit({ from }), [edit]);
  const setAmount = useCallback((amount: number) => edit({ amount }), [edit]);
  const setRate = useCallback((marginalRate: number) => edit({ marginalRate }), [edit]);
  const pickRate = useCallback(({ key }: { readonly key: string }) => setRate(Number(key)), [setRate]);
  const pickInstalments = useCallback(({ target }: Picked) => edit({ instalments: Number(target.value) }), [edit]);
  const rates = useMemo(
    () => typicalRates.map((rate) => ({ key: String(rate), label: formatPercent(rate, locale) })),
    [locale],
  );
  // As many as come before retirement; what is entered stays even if it is too many.
  const choices = Math.max(1, count, Math.min(instalmentsAtMost, most?.payments ?? 1));
  const instalments = useMemo(
    () =>
      Array.from({ length: choices }, (_, index) => ({
        value: String(index + 1),
        label: index === 0 ? t('buyIn.atOnce') : t('buyIn.inYears', { count: index + 1 }),
      })),
    [t, choices],
  );
  const examples = useMemo(
    () =>
      cases.map(({ key, changes }) => ({
        key,
        changes,
        label: t(`buyIn.examples.${key}`, {
          amount: wholeOrExact(changes.buyIn?.amount ?? 0),
          percent: formatPercent(changes.buyIn?.marginalRate ?? 0, locale),
        }),
      })),
    [cases, t, locale],
  );
  const offered = useOffered('buyIn', trying.others);
  const applies =
    start !== null &&
    start.obstacle === null &&
    (trial !== null || [start.after.buyIn, most].some((each) => each?.atMost));
  const id = useId();
  if (simulating === null || start === null) return <Awaited awaiting={awaiting} absent={absent} />;
  // That nothing is possible today says nothing of next year.
  if (isCapped && trial === null && awaitingMost !== null) return <Awaited awaiting={awaitingMost} />;
  if (!applies) {
    const reason = reasonAgainst(start);
    const isToRepay = reason === 'findings.buyInBeforeRepayment';
    const repayment = isToRepay ? offered.filter(({ changes }) => changes.home?.repayment) : [];
    return (
      <NotApplicable
        id={id}
        simulator="buyIn"
        title={text('buyIn.title')}
        reason={t(reason)}
        {...(isToRepay && { action: <RepayFirst /> })}
        onOpen={start.obstacle === null ? trying.onOpen : null}
      >
        {repayment.length === 0 ? null : (
          <Suspense>
            <Together
              offered={repayment}
              others={trying.others}
              plan={simulating.basis?.plan ?? null}
              onChange={trying.onOthers}
            />
          </Suspense>
        )}
      </NotApplicable>
    );
  }
  const current = trial ?? none;
  const { result } = simulating;
  const saved = result.after.tax?.total ?? 0;
  const retired = start.after.retirement?.date ?? null;
  return (
    <SimulatorPanel
      id={id}
      title={text('buyIn.title')}
      lead={text('buyIn.lead')}
      simulating={simulating}
      trying={trying}
      examples={examples}
      stayFrom={50}
      spoken={spoken.retirement}
      inSight={(pension) => ({
        ...pension,
        said: [...pension.said, ...(saved > 0 ? [t('inSight.taxes', { amount: roughOf(saved) })] : [])],
      })}
      fields={
        <>
          {isCapped ? (
            <Notice severity="info" live="off">
              <p>{t('findings.buyInAboveArrivalCap')}</p>
            </Notice>
          ) : null}
          <AmountSlider
            label={text('buyIn.amount')}
            unit="chf"
            value={current.amount}
            max={atMost}
            step={atMost > 50_000 ? 1_000 : 100}
            {...(atMost < atOnce && { help: t('buyIn.lessInInstalments', { most: formatChf(atOnce) }) })}
            onChange={setAmount}
          />
          <FirstDay
            isTried={trying.isChanged && current.amount > 0}
            label={text('buyIn.from')}
            value={current.from}
            min={firstDay}
            max={retired === null ? null : dayBefore(retired)}
            help={text('buyIn.fromHelp')}
            onChange={setFrom}
          />
          <Choice
            label={text('buyIn.instalments')}
            value={String(current.instalments)}
            options={instalments}
            onChange={pickInstalments}
          />
          <Box sx={rateSx}>
            <AmountSlider
              label={text('buyIn.rate')}
              unit="percent"
              value={current.marginalRate}
              max={50}
              step={1}
              help={text('buyIn.rateHelp')}
              onChange={setRate}
            />
            <Rates
              legend={text('buyIn.typicalRate')}
              choices={rates}
              pressed={String(current.marginalRate)}
              onChoose={pickRate}
            />
          </Box>
        </>
      }
      renderResults={({ result: shown, outcomes, isExample }) => (
        <ExplainedLines result={isExample ? null : shown} figures={explainedLines}>
          <Effect outcomes={outcomes} hasRate={(followed ?? none).marginalRate > 0} />
        </ExplainedLines>
      )}
    >
      {result.after.payments.length === 0 ? null : <Payments payments={result.after.payments} tax={result.after.tax} />}
      {trial === null ? null : <Explanation result={result} figures={explained} />}
    </SimulatorPanel>
  );
};
