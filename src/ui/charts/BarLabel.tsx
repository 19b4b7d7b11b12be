import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { labelSpot, type Bar } from './bar-labels.ts';
import { useShown } from './Selection.tsx';
import { useBand } from './use-band.ts';

type BarLabelProps = {
  bars: readonly Bar[];
  /** Puts an amount (CHF) into words. */
  amountText: (chf: number) => string;
};

/** The amount above the selected bar, or else the highlighted one, clear of its neighbours. */
export const BarLabel = ({ bars, amountText }: BarLabelProps) => {
  const theme = useTheme();
  const area = useDrawingArea();
  const band = useBand(bars.length);
  const y = useYScale<'linear'>();
  const selected = useShown();
  const one = (selected === null ? undefined : bars[selected]) ?? bars.find(({ highlighted }) => highlighted);
  if (one === undefined) return null;
  const boxes = bars.map(({ value }, index) => ({ ...band(index), top: Math.min(y(value), y(0)) }));
  const text = amountText(one.value);
  const spot = labelSpot(boxes, bars.indexOf(one), text.length, { start: area.left, end: area.left + area.width });
  const { chart, colour } = theme.tokens;
  return (
    <g aria-hidden pointerEvents="none">
      {spot.leader === null ? null : (
        <line x1={spot.middle} x2={spot.middle} y1={spot.y + 4} y2={spot.leader} stroke={chart.today} strokeWidth={1} />
      )}
      <text
        x={spot.x}
        y={spot.y}
        textAnchor="middle"
        fill={chart.label}
        stroke={colour.surface.paper}
        strokeWidth={4}
        paintOrder="stroke"
        fontSize={13}
        fontWeight={600}
        fontFamily={theme.typography.fontFamily}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </text>
    </g>
  );
};
