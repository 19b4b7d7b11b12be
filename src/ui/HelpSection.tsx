import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { SectionHeading } from './SectionHeading.tsx';

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '& h2': { ...theme.typography.subtitle1, fontWeight: theme.typography.fontWeightMedium },
  '& p': { ...theme.typography.body2, color: theme.palette.text.secondary, margin: theme.spacing(1, 0, 1) },
  // A link that stands alone is a target of its own: at least 24 px high.
  '& > a': { display: 'inline-block', paddingBlock: theme.spacing(0.5) },
}));

/** Help for the case that something does not go as it should, below the task and quieter than it. */
export const HelpSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </Section>
  );
};
