import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, Suspense, use, useCallback, useEffect, useId, useMemo, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { isBroken } from '#domain/is-broken.ts';
import { frameParts } from '#detail/frame-parts.tsx';
import { Panel } from '#detail/Panel.tsx';
import { WhenNear } from '#detail/WhenNear.tsx';
import { askedScenario } from '#domain/simulate-query.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { late } from '#ui/late.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { usePrinting } from '#ui/use-printing.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { beginParts } from './begin-parts.tsx';
import { useColumnNames } from './column-names.ts';
import type { ComparedColumns } from './compared-columns.ts';
import { isKeepable, useOffered } from './entered.ts';
import { Examples, FoldedExamples, useIsOwn } from './Examples.tsx';
import type { Example } from './examples.ts';
import { useFailureText } from './failure-words.ts';
import { usePensionInSight, type InSight, type PensionSight } from './in-sight.ts';
import { OnPaper } from './on-paper.ts';
import type { PaperHead } from './PaperHead.tsx';
import { ReportReckoned, useReckonedWith } from './reckoned.ts';
import { restsOn } from './rests-on.ts';
import type { Shown } from './shown.ts';
import { measured, SideBySide } from './SideBySide.tsx';
import { SpokenResult } from './SpokenResult.tsx';
import { AfterSimulator, StandsAlone } from './stands-alone.ts';
import { triedParts } from './tried-parts.tsx';
import { useFocusOnTurn } from './use-focus-on-turn.ts';
import { useRefill } from './use-refill.ts';
import type { Simulating } from './use-simulation.ts';
import type { Trying } from './use-tried.ts';

/** Loads the head of a printed sheet ahead, because the browser doesn't wait for it. */
const usePaperHead = (onLoaded: (component: typeof PaperHead) => void): void => {
  const { log } = useServices();
  useEffect(() => {
    const load = async () => onLoaded((await import('./PaperHead.tsx')).PaperHead);
    load().catch((error: unknown) => log('The head of a printed simulation could not be loaded.', error));
  }, [log, onLoaded]);
};

const Together = memo(late(async () => (await import('./Together.tsx')).Together));
const Scenarios = late(async () => (await import('./Scenarios.tsx')).Scenarios);

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;

const leadSx = { color: 'text.secondary', maxInlineSize: '60ch', textWrap: 'pretty' } as const;

const Introduction = memo(({ id, title, lead }: { id: string; title: string; lead: string }) => {
  const isAlone = use(StandsAlone);
  const isOnPaper = use(OnPaper);
  const heading = (
    <SectionHeading id={id} isTarget>
      {title}
    </SectionHeading>
  );
  return (
    <div>
      {isAlone && !isOnPaper ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
      {isOnPaper ? null : <Typography sx={[leadSx, !isAlone && { mt: 1 }]}>{lead}</Typography>}
    </div>
  );
});

const Failed = ({ trouble, retry, pending }: Pick<Simulating, 'trouble' | 'retry' | 'pending'>) => {
  const { t } = useTranslation('simulation');
  const { t: common } = useTranslation('common');
  const failureText = useFailureText();
  return (
    <FailedNotice
      title={t('failed.title')}
      text={failureText(trouble)}
      retryLabel={common('retry')}
      onRetry={retry}
      retrying={pending}
    />
  );
};

const { Parts, Part, PartInSight } = frameParts<
  'introduction' | 'trial' | 'failed' | 'effect' | 'chart' | 'below' | 'scenarios' | 'assumptions'
>();

type FrameProps = {
  id: string;
  pending: boolean;
  /** Whether it is part of a page's paper. */
  isPrinted: boolean;
};

/** What follows the sliders; what is without content leaves no gap, but still is in sight or not. */
const following = { display: 'contents', '& > :empty': { position: 'absolute' } } as const;
/** What nobody has tried out is not on paper, but what is compared is. */
const unprinted = { '@media print': { '&:not(:has([data-compared]))': { display: 'none' } } } as const;

/** The scenarios are at the panel's foot, and loaded near it, or where an address is that of one of them. */
const ScenariosPart = () => {
  const { query } = useValue(placeAtom);
  return (
    <WhenNear isAsked={askedScenario(query) !== null}>
      <Part of="scenarios" />
    </WhenNear>
  );
};

/** What is around the parts, which a slider's move leaves as it is. */
const Frame = memo(({ id, pending, isPrinted }: FrameProps) => (
  <Box sx={isPrinted ? {} : unprinted}>
    <Panel aria-labelledby={id} data-simulator>
      <Box sx={[column, measured]}>
        <Part of="introduction" />
        <Part of="trial" />
        <Part of="failed" />
        <Box sx={following} aria-busy={pending}>
          <Box component={PartInSight} of="effect" sx={column} />
          <Box component={PartInSight} of="chart" sx={column} />
        </Box>
        <Part of="below" />
        <ScenariosPart />
        <Part of="assumptions" />
      </Box>
    </Panel>
  </Box>
));

/** Death and disability have an event before anybody has chosen one. */
const unchanged: Changes = {};

const none: readonly string[] = [];
const itself = (pension: PensionSight): InSight => pension;

/** What the columns of the comparison are; they keep their identity while a slider moves. */
const useColumns = (
  { simulator, others }: Trying,
  { result, alongside }: Simulating,
  isPast: boolean,
): ComparedColumns => {
  const { t } = useTranslation('simulation');
  const names = useColumnNames(simulator, others, alongside !== null);
  const isRuledOut = isBroken(result);
  return useMemo(
    () => ({ caption: t('comparison.title'), names, isBroken: isRuledOut, isPast }),
    [t, names, isRuledOut, isPast],
  );
};

/** Puts the main result into words, or that it is ruled out. */
const useWordsOf = (
  after: SimulationResult['after'],
  isRuledOut: boolean,
  spoken: (after: SimulationResult['after']) => string,
): (() => string) => {
  const { t } = useTranslation('simulation');
  return useCallback(() => (isRuledOut ? t('spoken.broken') : spoken(after)), [isRuledOut, t, spoken, after]);
};

type SimulatorPanelProps = {
  /** Of the heading. */
  id?: string | undefined;
  title: string;
  lead: string;
  simulating: Simulating;
  /** What the fields say. */
  trying: Trying;
  /** The sliders and fields. */
  fields: ReactNode;
  /** The telling cases in words; keep the list's identity between renders. */
  examples: readonly Example[];
  /** Receives the panel's own way to undo all changes, for a button elsewhere, which keeps the focus. */
  startOver?: Ref<() => void> | undefined;
  /** Whether the savings year by year are drawn, because the changes are about them. */
  withBand?: boolean;
  /** In rem, the height of a window that the fields fit, so that they stay in sight beside long results. */
  stayFrom?: number;
  /** Warnings that the page has given already, by their rules. */
  saidAbove?: readonly string[];
  /** Makes the main result from the pension's, which it is by default; null for none. */
  inSight?: (pension: PensionSight) => InSight | null;
  /** Puts the main result into words, for screen readers once the sliders rest; keep its identity between renders. */
  spoken: (after: SimulationResult['after']) => string;
  /** The figures before and after, next to the fields where there is room: of the changes, or of an example. */
  renderResults: (shown: Shown) => ReactNode;
  /** What shows the answer as a picture; by default the savings year by year. */
  picture?: ReactNode;
  /** What else the changes do, below the figures. */
  children?: ReactNode;
};

/**
 * A simulator within a page: frame and fields, which stay from the first change on, and around them either what the changes
 * do ({@link triedParts}), or as long as nothing is changed what an example would do ({@link beginParts}).
 */
export const SimulatorPanel = ({
  id: givenId,
  title,
  lead,
  simulating,
  trying,
  fields,
  examples,
  renderResults,
  startOver,
  withBand = true,
  stayFrom,
  saidAbove = none,
  inSight = itself,
  spoken,
  picture = null,
  children,
}: SimulatorPanelProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  useFocusOnTurn(id);
  const { simulator, changes, entered, isChanged: isTouched, example, others, onOthers, onSettle } = trying;
  const { result, alongside, basis, estimatedAhv, trouble, pending, retry } = simulating;
  const isOnPaper = usePrinting();
  const isAlone = use(StandsAlone);
  const [Head, setHead] = useState<typeof PaperHead | null>(null);
  usePaperHead(useCallback((component: typeof PaperHead) => setHead(() => component), []));
  const { reckoned, report } = useReckonedWith();
  const { done, reset, openScenario, take, takenOf } = useRefill(trying, id, startOver);
  const taken = takenOf(changes);
  const isOwn = useIsOwn(isTouched, taken === '');
  const offered = useOffered(simulator, others);
  const rests = useMemo(() => restsOn(basis), [basis]);
  const isNothing = useMemo(() => !isKeepable(changes), [changes]);
  const isPast = reckoned !== '';
  const columns = useColumns(trying, simulating, isPast);
  const say = useWordsOf(result.after, columns.isBroken, spoken);
  const compared = alongside === null ? result.before : alongside.after;
  const pensionInSight = usePensionInSight(compared.retirement, result.after.retirement);
  const effect = (isTouched ? triedParts : beginParts)({
    simulating,
    compared,
    changes,
    saidAbove,
    columns,
    example: examples.find(({ key }) => key === example),
    reckoned,
    isOnPaper,
    withBand,
    inSight: withBand && result.after.retirement === null ? null : inSight(pensionInSight),
    rests,
    renderResults,
    picture,
    more: children,
    onReset: reset,
  });
  return (
    <OnPaper value={isOnPaper}>
      <Parts
        value={{
          introduction: (
            <>
              <Introduction id={id} title={title} lead={lead} />
              {isOnPaper && Head !== null ? (
                <Head changes={isTouched ? changes : unchanged} plan={basis?.plan ?? null} />
              ) : null}
              {offered.length === 0 || isOnPaper ? null : (
                <Suspense>
                  <Together offered={offered} others={others} plan={basis?.plan ?? null} onChange={onOthers} />
                </Suspense>
              )}
            </>
          ),
          trial: (
            <SideBySide
              fields={<ReportReckoned value={report}>{fields}</ReportReckoned>}
              round={done.count}
              onSettle={onSettle}
              stayFrom={stayFrom}
              printsFields={Head === null && isTouched}
              pending={pending}
              strip={effect.strip}
              examples={
                isOwn ? null : <Examples examples={examples} shown={isTouched ? taken : example} onTake={take} />
              }
              results={effect.results}
              more={isOwn ? <FoldedExamples examples={examples} shown={taken} onTake={take} /> : null}
            />
          ),
          failed: trouble === null ? null : <Failed trouble={trouble} retry={retry} pending={pending} />,
          effect: effect.effect,
          chart: effect.chart,
          below: (
            <>
              <SpokenResult say={say} isChanged={isTouched} done={done} />
              {effect.below}
            </>
          ),
          scenarios: (
            <Scenarios
              isTouched={isTouched}
              resets={done.resets}
              simulator={simulator}
              hindrance={isPast ? 'unsettled' : isNothing ? 'nothing' : columns.isBroken ? 'ruledOut' : null}
              changes={changes}
              entered={entered}
              basis={basis}
              estimatedAhv={estimatedAhv}
              current={result}
              onOpen={openScenario}
            />
          ),
          assumptions: effect.assumptions,
        }}
      >
        <Frame id={id} pending={pending} isPrinted={isTouched || isAlone} />
      </Parts>
      {isTouched ? use(AfterSimulator) : null}
    </OnPaper>
  );
};
