import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import Typography from '@mui/material/Typography';
import { Bubble } from './Bubble.tsx';
import { useDismissed } from './PictureFrame.tsx';
import { onRing, type RingPart, type RingSlice } from './ring-parts.ts';

/** Props of {@link RingReadout}. */
export type RingReadoutProps = {
  slices: readonly RingSlice[];
  parts: readonly RingPart[];
  /** Additional lines of every segment's tooltip, below its name and amount. */
  tooltip: { title: string | undefined; lines: readonly string[] } | undefined;
  /** Of the ring, in CSS pixels. */
  size: number;
  radius: number;
};

/** The tooltip of the segment at the pointer or the keyboard focus, on the opposite side so as not to cover it. */
export const RingReadout = ({ slices, tooltip, parts, size, radius }: RingReadoutProps) => {
  const item = useItemTooltip<'pie'>();
  const index = item?.identifier.dataIndex;
  const isDismissed = useDismissed(index);
  const part = index === undefined ? undefined : parts[index];
  const slice = part && slices[part.index];
  if (slice === undefined || part === undefined || isDismissed) return null;
  const { y } = onRing(size / 2, radius, part.middle);
  const place = y > size / 2 ? { insetBlockEnd: size - y + 16 } : { insetBlockStart: y + 16 };
  return (
    <Bubble
      style={place}
      sx={{
        insetInline: 0,
        inlineSize: 'fit-content',
        maxInlineSize: '100%',
        marginInline: 'auto',
        padding: '10px 14px',
        overflowWrap: 'anywhere',
      }}
    >
      {slice.label}
      <Typography component="strong" variant="subtitle2" sx={{ display: 'block' }}>
        {slice.text} ({slice.percent})
      </Typography>
      {tooltip?.title === undefined ? null : (
        <Typography variant="subtitle2" component="p" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {tooltip.title}
        </Typography>
      )}
      {tooltip?.lines.map((line, index) => (
        <Typography key={index} variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {line}
        </Typography>
      ))}
    </Bubble>
  );
};
