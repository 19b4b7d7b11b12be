import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { barFill, markSx, roundBarSx, type BarLook } from './bar-fill.ts';

/** A part of a bar. */
export type BarPart = {
  readonly key: string;
  /** What the part is, in words. */
  readonly name: ReactNode;
  /** Its amount in words. */
  readonly text?: ReactNode;
  readonly value: number;
  readonly look: BarLook;
  /** Whether it only comes later, or isn't certain. */
  readonly isHatched?: boolean;
};

type StackedBarProps = {
  parts: readonly BarPart[];
  /** The value of the whole width. */
  most: number;
};

/** One bar of several amounts, with each of them in words below. */
export const StackedBar = ({ parts, most }: StackedBarProps) => (
  <div>
    <Box aria-hidden sx={roundBarSx}>
      {parts.map((part) => (
        <Box
          key={part.key}
          style={{ inlineSize: `${most > 0 ? (part.value / most) * 100 : 0}%` }}
          sx={{
            ...barFill(part.look, part.isHatched),
            transition: 'inline-size 300ms',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        />
      ))}
    </Box>
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockStart: 0.75, padding: 0 }}>
      {parts.map((part) => (
        <Typography
          key={part.key}
          component="li"
          variant="body2"
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            columnGap: 1,
            fontVariantNumeric: 'tabular-nums',
            // Names that wrap don't read as one.
            '& + &': { marginBlockStart: 1 },
          }}
        >
          <Box component="span" aria-hidden sx={{ ...markSx, ...barFill(part.look, part.isHatched) }} />
          <Box component="span" sx={{ flex: 1, minInlineSize: 0 }}>
            {part.name}
          </Box>
          <span>{part.text}</span>
        </Typography>
      ))}
    </Box>
  </div>
);
