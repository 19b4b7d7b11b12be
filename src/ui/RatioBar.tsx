import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { arrowPath, barCorner, barFill, type BarLook } from './bar-fill.ts';

type RatioBarProps = {
  /** In percent; clamped to 0–100. */
  percent: number;
  /** Where it begins, in percent. */
  from?: number;
  /** Makes it as thick as a bar of several parts, and gives it the look of one of them. */
  part?: { readonly look: BarLook; readonly isHatched: boolean };
  /** Whether what it measures goes on: it then ends in an arrow. */
  isOpen?: boolean;
  /** Describes in words what the bar shows. */
  children: ReactNode;
};

/** A progress bar with its description. */
export const RatioBar = ({ percent, from = 0, part, isOpen = false, children }: RatioBarProps) => {
  const end = Math.min(100, Math.max(0, percent));
  return (
    <div>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={end}
        sx={{
          marginBlockStart: 1.5,
          // Browsers leave backgrounds off the paper.
          '&, & .MuiLinearProgress-bar': { printColorAdjust: 'exact' },
          ...(part && { blockSize: 12 }),
          '& .MuiLinearProgress-bar': {
            // In the colour of the curves.
            ...barFill(part?.look ?? 'first', part?.isHatched),
            // As wide as the track, it is moved so that it ends where it should: its beginning is cut off.
            ...(from > 0 && {
              clipPath: (theme: Theme) => `inset(0 0 0 ${100 - end + from}% round ${barCorner(theme)})`,
            }),
          },
          ...(isOpen && {
            borderRadius: 0,
            clipPath: arrowPath(),
          }),
        }}
      />
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ marginBlockStart: 0.75, fontVariantNumeric: 'tabular-nums' }}
      >
        {children}
      </Typography>
    </div>
  );
};
