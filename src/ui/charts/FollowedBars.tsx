import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { use } from 'react';
import { chartColours } from '#theme/chart-colours.ts';
import { tickText } from './axis-style.ts';
import { barPath } from './bar-path.ts';
import { labelledBars } from './bar-labels.ts';
import { DrawnBars } from './drawn-bars.ts';
import { useBand } from './use-band.ts';

/** From the axis to the upper edge of its labels, in CSS pixels. */
const labelGap = 7;

/**
 * Bars with their ages on axes that stay as they are: a slider's move renders these paths and labels alone. What MUI X
 * draws is computed by its pipeline of series, which takes several frames on a slow processor.
 */
export const FollowedBars = ({ radius }: { radius: number }) => {
  const theme = useTheme();
  const { colour } = theme.tokens;
  const { bars } = use(DrawnBars);
  const { top, height, width } = useDrawingArea();
  const band = useBand(bars.length);
  const y = useYScale<'linear'>();
  const pathOf = (isHighlighted: boolean) =>
    bars
      .map(({ value, highlighted }, index) =>
        highlighted === isHighlighted ? barPath({ ...band(index), y: y(value), zero: y(0) }, radius) : '',
      )
      .join('');
  const shown = labelledBars(bars, width);
  return (
    <g aria-hidden pointerEvents="none">
      <path data-bars d={pathOf(false)} fill={chartColours(theme.tokens).quietFill} />
      <path data-bars d={pathOf(true)} fill={colour.primary.main} />
      <g {...tickText(theme)} textAnchor="middle" dominantBaseline="hanging">
        {bars.map(({ label }, index) =>
          shown.has(index) ? (
            <text key={label} x={band(index).middle} y={top + height + labelGap}>
              {label}
            </text>
          ) : null,
        )}
      </g>
    </g>
  );
};
