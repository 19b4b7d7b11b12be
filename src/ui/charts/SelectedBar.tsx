import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { chartColours } from '#theme/chart-colours.ts';
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
    />
  );
};

/** The least height of a bar, in CSS pixels. */
export const leastBar = 2;

/**
 * The selected bar in the colour of the highlighted one, which becomes one of the others meanwhile; over the bars, so that
 * those stay as they are.
 */
export const SelectedFill = ({ bars, radius }: { bars: readonly Bar[]; radius: number }) => {
  const { tokens } = useTheme();
  const band = useBand();
  const y = useYScale<'linear'>();
  const index = useShown();
  const selected = index === null ? undefined : bars[index];
  if (selected === undefined || selected.highlighted) return null;
  const { quiet } = chartColours(tokens);
  const fillOf = (bar: Bar, fill: string) => {
    const { start, end } = band(bar.label);
    const height = Math.max(leastBar, Math.abs(y(bar.value) - y(0)));
    const [top, bottom] = bar.value < 0 ? [y(0), y(0) + height] : [y(0) - height, y(0)];
    const round = Math.min(radius, (end - start) / 2, height);
    const corners =
      bar.value < 0
        ? `M${start},${top}H${end}V${bottom - round}Q${end},${bottom} ${end - round},${bottom}H${start + round}Q${start},${bottom} ${start},${bottom - round}Z`
        : `M${start},${bottom}V${top + round}Q${start},${top} ${start + round},${top}H${end - round}Q${end},${top} ${end},${top + round}V${bottom}Z`;
    return <path key={bar.label} d={corners} fill={fill} />;
  };
  return (
    <g aria-hidden pointerEvents="none">
      {bars.filter(({ highlighted }) => highlighted).map((bar) => fillOf(bar, quiet))}
      {fillOf(selected, tokens.colour.primary.main)}
    </g>
  );
};
