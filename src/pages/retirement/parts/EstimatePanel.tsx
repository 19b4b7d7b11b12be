import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ageBars } from '#domain/age-points.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf, formatRate } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { usePictureWords } from '#detail/picture-words.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { LeavingNote } from '#detail/LeavingNote.tsx';
import { SimulateAction } from '#detail/SimulateAction.tsx';
import { TrialMeaning, TrialReset, useTrialReset } from '#detail/Trial.tsx';
import { usePrinting } from '#ui/use-printing.ts';
import { useMoving } from '#detail/use-moving.ts';
import { WhileInSight } from '#detail/WhileInSight.tsx';
import { AgeBars } from '#ui/AgeBars.tsx';
import { explainAtAgeAction } from '../actions.ts';
import type { TriedLook } from '../tried.ts';
import type { Basis, RetirementView } from '../view.ts';
import { useAgeWords } from './age-words.ts';

type MeaningProps = {
  known: boolean;
  /** Whether the figure is that of several steps, the last of which is at the basis's age. */
  isInSteps: boolean;
  basis: Basis;
  isLeaving: boolean;
};

/** The estimate in words: its age, day and assumptions. */
const Meaning = ({ known, isInSteps, basis: { age, date, percent }, isLeaving }: MeaningProps) => {
  const { t } = useTranslation('retirement');
  const locale = useValue(localeAtom);
  const { at } = useAgeWords();
  return (
    <>
      {!known ? null : (
        <p>
          {isInSteps
            ? t('pension.inSteps', { at: at(age) })
            : date === null
              ? t('pension.estimate', { at: at(age) })
              : t('pension.estimateFrom', { at: at(age), date: formatDate(date) })}
        </p>
      )}
      <LeavingNote isLeaving={isLeaving && known} of="projection" />
      <p>{t('pension.assumed', { percent: formatRate(percent, locale) })}</p>
    </>
  );
};

/** What the figure of a trial doesn't say: its lump sum, and what it is without the changes. */
const Trial = ({ look: { isCapitalOnly, lumpSum, unchanged }, onReset }: { look: TriedLook; onReset: () => void }) => {
  const { t } = useTranslation('retirement');
  const { at } = useAgeWords();
  const isOnPaper = usePrinting();
  // Paper has the centimes.
  const inWords = (chf: number) => (isOnPaper ? formatChf(chf) : t('pension.rough', { amount: formatRough(chf) }));
  return (
    <>
      {lumpSum === 0 || isCapitalOnly ? null : <p>{t('tried.capital', { amount: inWords(lumpSum) })}</p>}
      {unchanged === null ? null : (
        <p>{t('tried.unchanged', { amount: inWords(unchanged.amount), at: at(unchanged.age) })}</p>
      )}
      <TrialReset label={t('tried.reset')} onReset={onReset} />
    </>
  );
};

type EstimatePanelProps = {
  estimate: NonNullable<RetirementView['estimate']>;
  basis: Basis;
  /** What a partial pension pays already, CHF a month; it comes on top. */
  drawn: number;
  /** Whether the member is about to leave, so that the estimate holds only for who stays insured. */
  isLeaving: boolean;
  simulation: RetirementView['simulation'];
  /** How it is presented if the member tries something out. */
  look?: TriedLook | undefined;
  /** The highest pension without anything tried out, CHF a month. */
  highest: number;
  /** Undoes what is tried out; keep its identity between renders. */
  onReset: () => void;
};

type BarsProps = Pick<EstimatePanelProps, 'estimate' | 'basis' | 'look' | 'highest'> & {
  /** Takes the index of the bar that is selected; null for none. */
  onChosen: (index: number | null) => void;
};

/** What stands where no bar can be drawn. */
const Empty = () => {
  const { t } = useTranslation('retirement');
  return <Typography color="textSecondary">{t('bars.empty')}</Typography>;
};

/** The bars by age, which follow what is tried out. */
const Bars = memo(({ estimate: { points }, basis: { age }, look, highest, onChosen }: BarsProps) => {
  const { t } = useTranslation('retirement');
  const { t: detail } = useTranslation('detail');
  const shared = usePictureWords();
  const words = useAgeWords();
  const isOnPaper = usePrinting();
  const isMoving = useMoving(look);
  const isCapitalOnly = look?.isCapitalOnly === true;
  const labels = useMemo(
    () => ({
      ...shared,
      hint: shared.hintOfAge,
      ...(isCapitalOnly
        ? { title: t('bars.savingsTitle'), unit: detail('unit'), amount: t('byAge.capital') }
        : {
            title: t('bars.title'),
            unit: t('bars.unit'),
            unitOfSmall: t('bars.unitOfSmall'),
            amount: t('bars.amount'),
          }),
      date: t('bars.from'),
    }),
    [shared, isCapitalOnly, t, detail],
  );
  return (
    <AgeBars
      points={points}
      highlightAge={age}
      labels={labels}
      ageText={words.at}
      ageLabel={words.short}
      follows={look !== undefined}
      isMoving={isMoving}
      amountText={isOnPaper ? formatChf : formatRough}
      {...(!isCapitalOnly && look !== undefined && look.capitalPercent > 0 && { top: highest })}
      onChosen={onChosen}
      empty={<Empty />}
    />
  );
});

/** The monthly pension at the default age, with its assumptions, its bars by age and the link to the simulator. */
export const EstimatePanel = memo(
  ({
    estimate: usual,
    basis: usualBasis,
    drawn,
    isLeaving,
    simulation,
    look,
    highest,
    onReset,
  }: EstimatePanelProps) => {
    // A selected bar moves the figure; what is tried out does so by itself.
    const [chosen, setChosen] = useState<number | null>(null);
    const bar = chosen === null || look !== undefined ? undefined : ageBars(usual.points, usualBasis.age)[chosen];
    const isOther = bar !== undefined && bar.age !== usualBasis.age;
    const estimate = isOther ? { ...usual, amount: bar.value, derivation: undefined } : usual;
    const basis = isOther ? { ...usualBasis, age: bar.age, date: bar.date ?? null } : usualBasis;
    const explainAtAge = useAction(explainAtAgeAction);
    // A provider that explains its own estimate simulates another age.
    const find =
      isOther && usual.derivation !== undefined ? () => explainAtAge({ age: bar.age, amount: bar.value }) : undefined;
    const { t } = useTranslation('retirement');
    // Looked up once: the panel is rendered with every move of a slider.
    const words = useMemo(() => ({ label: t('pension.label'), explanation: t('pension.explanation') }), [t]);
    const isCapitalOnly = look?.isCapitalOnly === true;
    const isOnPaper = usePrinting();
    const [meaning, reset] = useTrialReset(onReset);
    const isTried = look !== undefined;
    const badge = useMemo(
      () => (isTried ? <Chip size="small" color="info" label={t('tried.badge')} /> : null),
      [isTried, t],
    );
    const isKnown = estimate.amount !== null;
    // Without a birth date there is nothing to say about ages, nor to act on.
    const isSilent = !isKnown && estimate.points.length === 0;
    const action = useMemo(
      () => (
        <SimulateAction
          link={estimate.simulator}
          text={t('simulate')}
          simulation={simulation}
          variant={isKnown ? 'contained' : 'outlined'}
        />
      ),
      [estimate.simulator, simulation, isKnown, t],
    );
    return (
      <FigurePanel
        follows
        label={words.label}
        amount={estimate.amount}
        badge={badge}
        amountText={
          estimate.amount === null || estimate.amount === 0 || isOnPaper
            ? undefined
            : t('pension.rough', { amount: formatRough(estimate.amount) })
        }
        fact={isCapitalOnly ? look?.amountText : undefined}
        meaning={
          isSilent ? undefined : (
            <TrialMeaning ref={meaning} label={words.label}>
              {look === undefined ? null : <Trial look={look} onReset={reset} />}
              <Meaning known={isKnown} isInSteps={look?.isInSteps === true} basis={basis} isLeaving={isLeaving} />
              {estimate.amount === null || drawn === 0 || isCapitalOnly ? null : (
                // The dashboard's headline is this sum.
                <p>
                  {t('pension.together', {
                    drawn: isOnPaper ? formatChf(drawn) : formatRough(drawn),
                    all: isOnPaper
                      ? formatChf(estimate.amount + drawn)
                      : t('pension.rough', { amount: formatRough(estimate.amount + drawn) }),
                  })}
                </p>
              )}
            </TrialMeaning>
          )
        }
        explanation={words.explanation}
        derivation={estimate.derivation}
        find={find}
        action={action}
        picture={
          isSilent ? null : (
            <WhileInSight>
              <Bars estimate={usual} basis={usualBasis} look={look} highest={highest} onChosen={setChosen} />
            </WhileInSight>
          )
        }
      />
    );
  },
);
