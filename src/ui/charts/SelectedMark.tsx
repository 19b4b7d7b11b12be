import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { useShown } from './Selection.tsx';

type SelectedMarkProps = {
  /** Date or age of each point. */
  places: readonly (Date | number)[];
  /** The amounts of a point, CHF. */
  amountsAt: (index: number) => readonly number[];
};

const Mark = ({ places, amountsAt, index }: SelectedMarkProps & { index: number }) => {
  const { tokens } = useTheme();
  const area = useDrawingArea();
  const x = useXScale<'time' | 'linear'>();
  const y = useYScale<'linear'>();
  const place = places[index];
  if (place === undefined) return null;
  const at = x(place);
  return (
    <g aria-hidden pointerEvents="none">
      <line x1={at} x2={at} y1={area.top} y2={area.top + area.height} stroke={tokens.chart.label} strokeWidth={1} />
      {[...new Set(amountsAt(index))].map((amount) => (
        <circle
          key={amount}
          cx={at}
          cy={y(amount)}
          r={5}
          fill={tokens.chart.past}
          stroke={tokens.colour.surface.paper}
          strokeWidth={2}
        />
      ))}
    </g>
  );
};

/** A line through the selected point, and a dot on each of its amounts. */
export const SelectedMark = (props: SelectedMarkProps) => {
  const index = useShown();
  return index === null ? null : <Mark {...props} index={index} />;
};
