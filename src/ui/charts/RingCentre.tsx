import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type RingCentreProps = {
  figure: string;
  label: string;
  /** Radius of the hole, in CSS pixels. */
  radius: number;
};

/** A figure with its label inside the ring, as large as the hole allows. */
export const RingCentre = ({ figure, label, radius }: RingCentreProps) => (
  <Stack
    spacing={0.5}
    style={{ maxInlineSize: radius * 1.7 }}
    sx={{
      position: 'absolute',
      inset: '50% auto auto 50%',
      transform: 'translate(-50%, -50%)',
      textAlign: 'center',
      pointerEvents: 'none',
    }}
  >
    <Typography
      component="strong"
      variant="cardFigure"
      style={{ fontSize: Math.min(30, (radius * 1.6) / (Math.max(figure.length, 8) * 0.58)) }}
    >
      {figure}
    </Typography>
    <Typography
      component="span"
      variant="caption"
      sx={{ color: 'text.secondary', overflowWrap: 'anywhere', hyphens: 'auto' }}
    >
      {label}
    </Typography>
  </Stack>
);
