import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { Derivation } from '#contract/derivation.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';

const partSx = {
  minInlineSize: 0,
  '* + &': { marginBlockStart: 4 },
  '@media print': { '* + &': { marginBlockStart: 1.5 } },
} as const;

const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 0.5,
  breakAfter: 'avoid',
  // Aligns a text button with the figures or, if it wraps, with the text.
  '& > button': { marginInline: -1.5 },
} as const;

/** A sentence above a box's figures. */
export const Meaning = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="body2"
    color="textSecondary"
    sx={{ maxInlineSize: '64ch', mb: 1.5, '@media print': { breakInside: 'avoid', breakAfter: 'avoid', mb: 0.5 } }}
  >
    {children}
  </Typography>
);

type BoxPartProps = {
  title: string;
  meaning?: string;
  derivation?: Derivation | undefined;
  /** Label of the figure that the derivation explains. */
  figureLabel?: string;
  children: ReactNode;
};

/** One part of a box: its heading, the link to its calculation, and its figures. */
export const BoxPart = ({ title, meaning, derivation, figureLabel = title, children }: BoxPartProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={partSx}>
      <Box sx={headSx}>
        <Typography component="h3" variant="subtitle1" color="textPrimary" id={id}>
          {title}
        </Typography>
        <ExplainButton derivation={derivation} figureLabel={figureLabel} />
      </Box>
      {meaning === undefined ? null : <Meaning>{meaning}</Meaning>}
      {children}
    </Box>
  );
};
