import Typography from '@mui/material/Typography';
import { Bubble } from './Bubble.tsx';

/** Minimum distance of the bubble's centre from the chart's edges, in CSS pixels. */
const reach = 104;

/** Wraps only between the name and the amount. */
const oneLine = { display: 'inline-block', whiteSpace: 'nowrap' } as const;

type ReadoutBubbleProps = {
  /** Position of the point, in CSS pixels from the chart's start. */
  at: number;
  /** The point's name and its amount. */
  name: string;
  amount: string;
};

/** The tooltip of the point at the pointer or the keyboard focus: its name and amount, above the chart. */
export const ReadoutBubble = ({ at, name, amount }: ReadoutBubbleProps) => (
  <Bubble
    style={{ insetInlineStart: `clamp(${reach}px, ${at}px, 100% - ${reach}px)` }}
    sx={{
      insetBlockStart: 0,
      inlineSize: 'max-content',
      maxInlineSize: 2 * reach,
      transform: 'translateX(-50%)',
      textAlign: 'center',
    }}
  >
    <Typography component="span" variant="inherit" sx={oneLine}>
      {name}
    </Typography>{' '}
    <Typography component="strong" variant="inherit" sx={{ ...oneLine, fontWeight: 'fontWeightBold' }}>
      {amount}
    </Typography>
  </Bubble>
);
