import { useTheme } from '@mui/material/styles';
import type { RingPart } from './ring-parts.ts';
import { useShown } from './Selection.tsx';

type RingSelectionProps = {
  parts: readonly RingPart[];
  /** Middle of the ring, and radius of the line around it; CSS pixels. */
  centre: number;
  radius: number;
};

/** A line around the selected segment. */
export const RingSelection = ({ parts, centre, radius }: RingSelectionProps) => {
  const { tokens } = useTheme();
  const index = useShown();
  const part = index === null ? undefined : parts[index];
  if (part === undefined) return null;
  const start = part.middle / (2 * Math.PI) - part.drawn / 2;
  return (
    <circle
      aria-hidden
      pointerEvents="none"
      cx={centre}
      cy={centre}
      r={radius}
      fill="none"
      stroke={tokens.chart.label}
      strokeWidth={3}
      pathLength={1}
      strokeDasharray={`${part.drawn} 1`}
      transform={`rotate(${start * 360 - 90} ${centre} ${centre})`}
    />
  );
};
