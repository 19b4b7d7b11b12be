import { useDrawingArea } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import type { Bar } from './bar-labels.ts';
import { useShown } from './Selection.tsx';
import { useBand } from './use-band.ts';

/** What is behind the selected bar, from top to bottom, so that low bars show it, too. */
export const SelectedBar = ({ bars }: { bars: readonly Pick<Bar, 'label'>[] }) => {
  const { tokens } = useTheme();
  const { top, height } = useDrawingArea();
  const band = useBand();
  const index = useShown();
  const bar = index === null ? undefined : bars[index];
  if (bar === undefined) return null;
  const { start, end } = band(bar.label);
  return (
    <rect
      aria-hidden
      pointerEvents="none"
      x={start - 2}
      y={top}
      width={end - start + 4}
      height={height}
      rx={Math.min(4, tokens.corner.control)}
      fill={tokens.colour.selected}
      stroke={tokens.chart.label}
      strokeWidth={1}
    />
  );
};
