import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { isUnknownDate } from '#kernel/date.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Assumptions, NoPromise } from './Assumptions.tsx';
import { ComparedColumns } from './compared-columns.ts';
import type { Example } from './examples.ts';
import { FindingsList } from './FindingsList.tsx';
import type { InSight } from './in-sight.ts';
import { PensionBand } from './PensionBand.tsx';
import { PensionInSight } from './PensionInSight.tsx';
import { PrintButton } from './PrintButton.tsx';
import type { restsOn } from './rests-on.ts';
import type { Shown } from './shown.ts';
import { wide } from './SideBySide.tsx';
import { SimulatedBand } from './SimulatedBand.tsx';
import type { Simulating } from './use-simulation.ts';

/** What a simulator shows of an effect, apart from its frame and fields. */
export type EffectParts = {
  /** At the window's edge of a phone. */
  readonly strip: ReactNode;
  readonly results: ReactNode;
  readonly effect: ReactNode;
  readonly chart: ReactNode;
  readonly below: ReactNode;
  readonly assumptions: ReactNode;
};

/** What these parts are about. */
export type EffectProps = {
  readonly simulating: Simulating;
  /** The figures that the changes are compared with: without any, or with those of other simulators alone. */
  readonly compared: SimulationResult['after'];
  /** What the fields say, as the engine takes it. */
  readonly changes: Changes;
  /** Warnings that the page has given already, by their rules. */
  readonly saidAbove: readonly string[];
  /** What the columns of the comparison are. */
  readonly columns: ComparedColumns;
  /** The case that the fields say before anybody has changed one, if they do. */
  readonly example: Example | undefined;
  /** With what is reckoned instead of what fields hold; empty if with that. */
  readonly reckoned: string;
  readonly isOnPaper: boolean;
  /** Whether the savings year by year are drawn. */
  readonly withBand: boolean;
  /** The main result, at the window's edge of a phone and above the others; null without any. */
  readonly inSight: InSight | null;
  readonly rests: ReturnType<typeof restsOn>;
  /** The figures before and after. */
  readonly renderResults: (shown: Shown) => ReactNode;
  /** What shows the answer in the place of the savings year by year, which come further down then; null for those. */
  readonly picture: ReactNode;
  /** What else the changes do, above the chart. */
  readonly more: ReactNode;
  readonly onReset: () => void;
};

const Actions = memo(({ onReset }: { onReset: () => void }) => {
  const { t } = useTranslation('simulation');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, marginInlineStart: -1.5, displayPrint: 'none' }}>
      <Button variant="text" onClick={onReset}>
        {t('reset')}
      </Button>
      <PrintButton />
    </Stack>
  );
});

/** On paper the figures come first. */
const pictureSx = { '&:empty': { display: 'none' }, '@media print': { order: 1 } } as const;

const onlyWide = { display: 'none', [wide]: { display: 'block' } } as const;

/** Next to the fields that the changes are not possible; screen readers hear it. */
const Impossible = memo(() => {
  const { t } = useTranslation('simulation');
  return (
    <Box aria-hidden sx={onlyWide}>
      <Notice severity="error" live="off" title={t('severity.broken')} />
    </Box>
  );
});

/** With what is reckoned instead of what a field holds; the field itself says why. */
const Reckoned = memo(({ value }: { value: string }) => {
  const { t } = useTranslation('simulation');
  return (
    <Notice severity="warning" live="off">
      {t('problems.reckoned', { value })}
    </Notice>
  );
});

/** What a simulator shows once something is changed: what that does, what law and plan say, and what it rests on. */
export const triedParts = (props: EffectProps): EffectParts => {
  const { simulating, compared, changes, saidAbove, columns, reckoned, withBand, inSight, rests } = props;
  const { renderResults, picture, more, onReset } = props;
  const { result, alongside, outcomes, asOf, basis } = simulating;
  const birthDate = basis?.record.birthDate ?? null;
  const { isBroken: isRuledOut } = columns;
  const findings = result.findings.filter(({ rule }) => !saidAbove.includes(rule));
  const band =
    withBand && !isRuledOut ? (
      <SimulatedBand
        result={result}
        compared={compared}
        name={columns.names.at(-2) ?? ''}
        yearOfBirth={birthDate === null || isUnknownDate(birthDate) ? null : Number(birthDate.slice(0, 4))}
      />
    ) : null;
  return {
    strip: inSight && <PensionInSight {...inSight} shape="strip" isBroken={isRuledOut} />,
    results: (
      <>
        {isRuledOut ? <Impossible /> : null}
        {reckoned === '' ? null : <Reckoned value={reckoned} />}
        {inSight === null || isRuledOut ? null : (
          <PensionInSight {...inSight} shape="headline" isBroken={false}>
            <Box sx={pictureSx}>{picture ?? band}</Box>
          </PensionInSight>
        )}
        <ComparedColumns value={columns}>
          {renderResults({ result, alongside, outcomes, changes, isExample: false })}
        </ComparedColumns>
        {withBand && !isRuledOut ? (
          <PensionBand retirement={result.after.retirement} compared={compared.retirement} />
        ) : null}
      </>
    ),
    // What isn't possible brings nothing.
    effect: (
      <>
        <FindingsList findings={findings} changes={changes} only="grave" />
        {isRuledOut ? null : more}
      </>
    ),
    chart: (
      <>
        {picture === null ? null : band}
        <FindingsList findings={findings} changes={changes} only="notes" />
      </>
    ),
    below: (
      <>
        <NoPromise asOf={asOf} />
        <Actions onReset={onReset} />
      </>
    ),
    assumptions: <Assumptions asOf={asOf} rests={rests} withBand={withBand} />,
  };
};
