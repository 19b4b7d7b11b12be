import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Track = styled('div')(({ theme }) => ({
  blockSize: 6,
  marginBlockStart: theme.spacing(1.5),
  borderRadius: theme.tokens.corner.full,
  overflow: 'hidden',
  backgroundColor: theme.tokens.chart.grid,
  '& > div': { blockSize: '100%', backgroundColor: theme.tokens.chart.past, borderRadius: 3 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '& > div': { backgroundColor: 'Highlight' } },
}));

const Words = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginBlockStart: theme.spacing(0.75),
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

/** Props of {@link RatioBar}. */
export type RatioBarProps = {
  /** In percent; drawn from 0 to 100 whatever is given. */
  percent: number;
  /** Says in words what the bar shows. */
  children: ReactNode;
};

/** How much of something is reached: a bar and its words. */
export const RatioBar = ({ percent, children }: RatioBarProps) => (
  <div>
    <Track aria-hidden>
      <div style={{ inlineSize: `${Math.min(100, Math.max(0, percent))}%` }} />
    </Track>
    <Words>{children}</Words>
  </div>
);
