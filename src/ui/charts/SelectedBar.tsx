import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { chartColours } from '#theme/chart-colours.ts';
import type { Bar } from './bar-labels.ts';
import { barPath } from './bar-path.ts';
import { useShown } from './Selection.tsx';
import { useBand } from './use-band.ts';

const Backdrop = ({ count, index }: { count: number; index: number }) => {
  const { tokens } = useTheme();
  const { top, height } = useDrawingArea();
  const band = useBand(count);
  const { start, end } = band(index);
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

/** What is behind the selected bar, from top to bottom, so that low bars show it, too. */
export const SelectedBar = ({ count }: { count: number }) => {
  const index = useShown();
  return index === null || index >= count ? null : <Backdrop count={count} index={index} />;
};

type FillProps = { bars: readonly Bar[]; radius: number };

const Fill = ({ bars, radius, selected }: FillProps & { selected: Bar }) => {
  const { tokens } = useTheme();
  const band = useBand(bars.length);
  const y = useYScale<'linear'>();
  const { quietFill } = chartColours(tokens);
  const fillOf = (bar: Bar, fill: string) => (
    <path
      key={bar.label}
      d={barPath({ ...band(bars.indexOf(bar)), y: y(bar.value), zero: y(0) }, radius)}
      fill={fill}
    />
  );
  return (
    <g aria-hidden pointerEvents="none">
      {bars.filter(({ highlighted }) => highlighted).map((bar) => fillOf(bar, quietFill))}
      {fillOf(selected, tokens.colour.primary.main)}
    </g>
  );
};

/**
 * The selected bar in the colour of the highlighted one, which becomes one of the others meanwhile; over the bars, so that
 * those stay as they are.
 */
export const SelectedFill = ({ bars, radius }: FillProps) => {
  const index = useShown();
  const selected = index === null ? undefined : bars[index];
  return selected === undefined || selected.highlighted ? null : (
    <Fill bars={bars} radius={radius} selected={selected} />
  );
};
