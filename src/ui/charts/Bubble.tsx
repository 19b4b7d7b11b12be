import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/**
 * The tooltip of a chart's point or segment; its place is the caller's. Hidden from screen readers, which get the same
 * text from the library.
 */
export const Bubble = styled(Paper)(({ theme, theme: { tokens } }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  zIndex: 1,
  boxSizing: 'border-box',
  padding: theme.spacing(0.75, 1.5),
  border: `1px solid ${tokens.colour.border.hairline}`,
  borderRadius: Math.min(tokens.corner.card, 12),
  backgroundColor: tokens.chart.tooltip.surface,
  color: tokens.chart.tooltip.text,
  boxShadow: tokens.elevation.floating,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
}));
