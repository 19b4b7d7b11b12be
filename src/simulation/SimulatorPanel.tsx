import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#detail/Panel.tsx';
import { Button } from '#ui/Button.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { Assumptions } from './Assumptions.tsx';
import { FindingsList } from './FindingsList.tsx';
import { SimulatedBand } from './SimulatedBand.tsx';
import type { Simulating } from './use-simulation.ts';

type SimulatorPanelProps = {
  title: string;
  lead: string;
  simulating: Simulating;
  /** The sliders and fields. */
  fields: ReactNode;
  /** Whether anything is changed, and how to undo it. */
  isChanged: boolean;
  onReset: () => void;
  /** Whether the savings year by year are drawn, because the changes are about them. */
  withBand?: boolean;
  /** What the changes do, above the chart. */
  children: ReactNode;
};

/** A simulator within a page: what one changes, what that does, what law and plan say, and what it rests on. */
export const SimulatorPanel = ({
  title,
  lead,
  simulating,
  fields,
  isChanged,
  onReset,
  withBand = true,
  children,
}: SimulatorPanelProps) => {
  const { t } = useTranslation('simulation');
  const { t: common } = useTranslation('common');
  const id = useId();
  const { result, asOf, failed, pending, retry } = simulating;
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary', maxInlineSize: '60ch', textWrap: 'pretty' }}>
        {lead}
      </Typography>
      <Stack spacing={3} sx={{ '& > *': { minInlineSize: 0 } }}>
        <Stack spacing={3}>{fields}</Stack>
        {failed ? (
          <FailedNotice
            title={t('failed.title')}
            text={t('failed.text')}
            retryLabel={common('retry')}
            onRetry={retry}
            retrying={pending}
          />
        ) : null}
        <Box aria-busy={pending} sx={{ display: 'grid', gap: 3, '& > *': { minInlineSize: 0 } }}>
          {children}
          {withBand ? <SimulatedBand result={result} /> : null}
          <FindingsList findings={result.findings} />
        </Box>
        <Assumptions asOf={asOf} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          <Button variant="outlined" disabled={!isChanged} onClick={onReset}>
            {t('reset')}
          </Button>
          <Button variant="text" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
};
