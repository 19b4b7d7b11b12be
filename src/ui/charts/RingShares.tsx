import { useTheme } from '@mui/material/styles';
import { normaliseHex } from '#kernel/colour.ts';
import { black } from '#theme/palette.ts';
import { onColour } from '#theme/tokens.ts';
import { onRing, type RingPart, type RingSlice } from './ring-parts.ts';

/** Segments narrower than this, in radians, have no percentage. */
const narrowest = 0.42;

/** Black or white, whichever is legible on a segment. */
const inkOn = (colour: string): string => {
  const ground = normaliseHex(colour);
  return ground === undefined ? black : onColour(ground);
};

type RingSharesProps = {
  slices: readonly RingSlice[];
  parts: readonly RingPart[];
  /** Middle of the ring, and radius of the texts around it; CSS pixels. */
  centre: number;
  radius: number;
};

/** The percentages on the segments that are wide enough. */
export const RingShares = ({ slices, parts, centre, radius }: RingSharesProps) => {
  const { typography } = useTheme();
  return parts
    .filter(({ drawn }) => drawn * 2 * Math.PI >= narrowest)
    .map(({ index, middle }) => {
      const slice = slices[index];
      return slice === undefined ? null : (
        <text
          key={index}
          {...onRing(centre, radius, middle)}
          textAnchor="middle"
          dominantBaseline="central"
          fill={inkOn(slice.colour)}
          fontSize={13}
          fontWeight={600}
          fontFamily={typography.fontFamily}
          pointerEvents="none"
        >
          {slice.rounded}
        </text>
      );
    });
};
