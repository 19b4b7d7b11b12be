import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type RatioBarProps = {
  /** In percent; drawn from 0 to 100 whatever is given. */
  percent: number;
  /** Says in words what the bar shows. */
  children: ReactNode;
};

/** How much of something is reached: a bar and its words. */
export const RatioBar = ({ percent, children }: RatioBarProps) => (
  <div>
    <LinearProgress
      aria-hidden
      variant="determinate"
      value={Math.min(100, Math.max(0, percent))}
      sx={{ marginBlockStart: 1.5 }}
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
