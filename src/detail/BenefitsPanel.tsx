import Box from '@mui/material/Box';
import { useId } from 'react';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { AmountLines, type AmountLine } from './AmountLines.tsx';
import { Panel } from './Panel.tsx';

type BenefitsPanelProps = {
  title: string;
  lines: readonly AmountLine[];
  /** What is said instead of an amount of nothing. */
  zero: string;
};

/** A page's benefits, line by line; nothing without any. */
export const BenefitsPanel = ({ title, lines, zero }: BenefitsPanelProps) => {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Panel aria-labelledby={id}>
      <Box sx={{ mb: 2 }}>
        <SectionHeading id={id}>{title}</SectionHeading>
      </Box>
      <AmountLines lines={lines} zero={zero} />
    </Panel>
  );
};
