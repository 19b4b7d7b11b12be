import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, use, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { Panel } from '#detail/Panel.tsx';
import { WhenNear } from '#detail/WhenNear.tsx';
import { WhileInSight } from '#detail/WhileInSight.tsx';
import { Button } from '#ui/Button.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { late } from '#ui/late.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Assumptions } from './Assumptions.tsx';
import { isKeepable, useKeepEntered } from './entered.ts';
import { FindingsList } from './FindingsList.tsx';
import { PensionInSight } from './PensionInSight.tsx';
import { PrintButton } from './PrintButton.tsx';
import { restsOn } from './rests-on.ts';
import { SimulatedBand } from './SimulatedBand.tsx';
import { SpokenResult } from './SpokenResult.tsx';
import { StandsAlone } from './stands-alone.ts';
import type { Simulating } from './use-simulation.ts';

const Scenarios = late(async () => (await import('./Scenarios.tsx')).Scenarios);

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
/** What follows the sliders; without content it leaves no gap, but still is in sight or not. */
const part = { ...column, '&:empty': { marginBlockStart: -3 } } as const;

const leadSx = { color: 'text.secondary', maxInlineSize: '60ch', textWrap: 'pretty' } as const;

const Introduction = memo(({ id, title, lead }: { id: string; title: string; lead: string }) => {
  const isAlone = use(StandsAlone);
  const heading = (
    <SectionHeading id={id} isTarget>
      {title}
    </SectionHeading>
  );
  return (
    <div>
      {isAlone ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
      <Typography sx={[leadSx, !isAlone && { mt: 1 }]}>{lead}</Typography>
    </div>
  );
});

const Actions = memo(({ isChanged, onReset }: { isChanged: boolean; onReset: () => void }) => {
  const { t } = useTranslation('simulation');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <Button variant="outlined" disabled={!isChanged} onClick={onReset}>
        {t('reset')}
      </Button>
      <PrintButton />
    </Stack>
  );
});

const Failed = ({ retry, pending }: Pick<Simulating, 'retry' | 'pending'>) => {
  const { t } = useTranslation('simulation');
  const { t: common } = useTranslation('common');
  return (
    <FailedNotice
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={common('retry')}
      onRetry={retry}
      retrying={pending}
    />
  );
};

type SimulatorPanelProps = {
  title: string;
  lead: string;
  simulating: Simulating;
  /** Whose kept scenarios it opens. */
  simulator: SimulatorName;
  /** What the fields say, as the engine takes it. */
  changes: Changes;
  /** What the fields say at this moment, perhaps ahead of `changes`. */
  entered: () => Changes;
  /** Sets the fields to kept changes. */
  onOpen: (changes: Changes) => void;
  /** The sliders and fields. */
  fields: ReactNode;
  isChanged: boolean;
  /** Undoes all changes; keep its identity between renders. */
  onReset: () => void;
  /** Whether the savings year by year are drawn, because the changes are about them. */
  withBand?: boolean;
  /** The main result in words, for screen readers once the sliders rest. */
  spoken?: string;
  /** What the changes do, above the chart. */
  children: ReactNode;
};

/** A simulator within a page: what one changes, what that does, what law and plan say, and what it rests on. */
export const SimulatorPanel = ({
  title,
  lead,
  simulating,
  simulator,
  changes,
  entered,
  onOpen,
  fields,
  isChanged,
  onReset,
  withBand = true,
  spoken = '',
  children,
}: SimulatorPanelProps) => {
  const { t } = useTranslation(['simulation', 'scenarios']);
  const id = useId();
  const { result, basis, asOf, failed, pending, retry } = simulating;
  // Part of the fields' key, so that none keeps what was typed before.
  const [done, setDone] = useState({ count: 0, resets: 0, said: '' });
  const reset = useCallback(() => {
    onReset();
    setDone(({ count, resets }) => ({ count: count + 1, resets: resets + 1, said: t('resetDone') }));
  }, [onReset, t]);
  const rests = useMemo(() => restsOn(basis), [basis]);
  const hasChanges = useMemo(() => isKeepable(changes), [changes]);
  useKeepEntered(simulator, isChanged && hasChanges ? changes : null);
  // Kept in a reference, so that a slider's move doesn't render the scenarios.
  const open = useRef(onOpen);
  useEffect(() => {
    open.current = onOpen;
  });
  const openScenario = useCallback(
    (kept: Changes, name: string) => {
      open.current(kept);
      setDone(({ count, resets }) => ({ count: count + 1, resets, said: t('scenarios:opened', { name }) }));
    },
    [t],
  );
  // The button may be disabled now, or far below the fields.
  useEffect(() => {
    if (done.count > 0) document.getElementById(id)?.focus();
  }, [done.count, id]);
  return (
    <Panel aria-labelledby={id} data-simulator>
      <Box sx={column}>
        <Introduction id={id} title={title} lead={lead} />
        <div>
          <Box key={`fields ${done.count}`} sx={column}>
            {fields}
          </Box>
          {withBand && result.after.retirement !== null ? (
            <PensionInSight
              before={result.before.retirement?.pensionPerMonth ?? 0}
              after={result.after.retirement.pensionPerMonth}
            />
          ) : null}
        </div>
        {failed ? <Failed retry={retry} pending={pending} /> : null}
        <Box sx={column} aria-busy={pending}>
          <Box component={WhileInSight} sx={part}>
            {children}
          </Box>
          <Box component={WhileInSight} sx={part}>
            {withBand ? <SimulatedBand result={result} /> : null}
            <FindingsList findings={result.findings} changes={changes} />
          </Box>
        </Box>
        <SpokenResult text={spoken} isChanged={isChanged} done={done} />
        <Assumptions asOf={asOf} rests={rests} withBand={withBand} />
        <Actions isChanged={isChanged} onReset={reset} />
        <WhenNear>
          <Scenarios
            resets={done.resets}
            simulator={simulator}
            isChanged={hasChanges}
            entered={entered}
            basis={basis}
            current={result}
            onOpen={openScenario}
          />
        </WhenNear>
      </Box>
    </Panel>
  );
};
