import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type RatioBarProps = {
  /** In percent; clamped to 0–100. */
  percent: number;
  /** Describes in words what the bar shows. */
  children: ReactNode;
};

/** A progress bar with its description. */
export const RatioBar = ({ percent, children }: RatioBarProps) => (
  <div>
    <LinearProgress
      aria-hidden
      variant="determinate"
      value={Math.min(100, Math.max(0, percent))}
      // In the colour of the curves.
      sx={{
        marginBlockStart: 1.5,
        // Browsers leave backgrounds off the paper.
        '&, & .MuiLinearProgress-bar': { printColorAdjust: 'exact' },
        '& .MuiLinearProgress-bar': { backgroundColor: ({ tokens }) => tokens.chart.past },
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
