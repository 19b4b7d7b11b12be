import Paper, { type PaperProps } from '@mui/material/Paper';

const bubbleSx = {
  typography: 'body2',
  position: 'absolute',
  zIndex: 1,
  boxSizing: 'border-box',
  px: 1.5,
  py: 0.75,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
} as const;

/**
 * The tooltip of a chart's point or segment; its place is the caller's. Hidden from screen readers, which get the same
 * text from the library.
 */
export const Bubble = ({ sx = [], ...props }: PaperProps) => (
  <Paper variant="floating" aria-hidden {...props} sx={[bubbleSx, ...(Array.isArray(sx) ? sx : [sx])]} />
);
