import { alpha, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Track = styled('div')(({ theme }) => ({
  blockSize: 6,
  marginBlockStart: theme.spacing(1.5),
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: alpha(theme.palette.text.primary, 0.12),
  '& > div': { blockSize: '100%', backgroundColor: theme.palette.primary.main, borderRadius: 3 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '& > div': { backgroundColor: 'Highlight' } },
}));

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(0.75, 0, 0),
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
