import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RingPart, RingSlice } from './ring-parts.ts';
import { useShown } from './Selection.tsx';

type RingCentreProps = {
  /** Shown as long as no segment is selected. */
  centre: { figure: string; label: string } | undefined;
  slices: readonly RingSlice[];
  parts: readonly RingPart[];
  /** Radius of the hole, in CSS pixels. */
  radius: number;
};

/**
 * Inside the ring, as large as the hole allows: the figure that it is about or, once a segment is selected, that segment's
 * share, amount and name. A live region.
 */
export const RingCentre = ({ centre, slices, parts, radius }: RingCentreProps) => {
  const index = useShown();
  const part = index === null ? undefined : parts[index];
  const slice = part && slices[part.index];
  const shown = slice === undefined ? centre : { figure: slice.percent, label: slice.label };
  return (
    <Box
      component="output"
      style={{ maxInlineSize: radius * 1.7 }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        position: 'absolute',
        inset: '50% auto auto 50%',
        transform: 'translate(-50%, -50%)',
        textAlign: 'center',
        pointerEvents: 'none',
      }}
    >
      {shown === undefined ? null : (
        <>
          <Typography
            component="strong"
            variant="cardFigure"
            style={{ fontSize: Math.min(30, (radius * 1.6) / (Math.max(shown.figure.length, 8) * 0.58)) }}
          >
            {shown.figure}{' '}
          </Typography>
          {slice === undefined ? null : (
            <Typography component="span" variant="subtitle2" noWrap>
              {slice.text}{' '}
            </Typography>
          )}
          <Typography
            component="span"
            variant="caption"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere', hyphens: 'auto' }}
          >
            {shown.label}
          </Typography>
        </>
      )}
    </Box>
  );
};
