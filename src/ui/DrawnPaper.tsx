import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A position on the paper, in the drawing's units. */
type Place = { x: number; y: number };

type DrawnPaperProps = {
  /** Alternative text. */
  alt: string;
  width: number;
  height: number;
  /** Corner radius: larger for a card than for a letter. */
  corner?: number;
  children: ReactNode;
};

/** A schematic drawing of a letter or card in neutral colours, to show where something is on it. */
export const DrawnPaper = ({ alt, width, height, corner = 2, children }: DrawnPaperProps) => {
  const { colour } = useTheme().tokens;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      {...{ role: 'img', 'aria-label': alt }}
      sx={{ display: 'block', inlineSize: '100%', blockSize: 'auto' }}
    >
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={corner}
        fill={colour.surface.paper}
        stroke={colour.border.control}
      />
      {children}
    </Box>
  );
};

/** A line of placeholder text. */
export const DrawnLine = ({ strong = false, ...place }: Place & { width: number; strong?: boolean }) => {
  const { colour } = useTheme().tokens;
  return (
    <rect {...place} height={strong ? 7 : 5} rx={2.5} fill={strong ? colour.border.control : colour.border.hairline} />
  );
};

/** A filled area: a stripe, a logo, a chip. */
export const DrawnArea = ({ corner = 2, ...place }: Place & { width: number; height: number; corner?: number }) => {
  const { colour } = useTheme().tokens;
  return <rect {...place} rx={corner} fill={colour.primary.soft} stroke={colour.primary.border} />;
};

/** Small text on the paper, such as a caption. */
export const DrawnWords = ({ x, y, children, size = 12 }: Place & { children: ReactNode; size?: number }) => {
  const { colour, type } = useTheme().tokens;
  return (
    <text x={x} y={y} fontFamily={type.family} fontSize={size} fill={colour.text.secondary}>
      {children}
    </text>
  );
};

/** The highlighted part of the drawing: framed in the fund's colour, large enough to be read. */
export const DrawnMark = ({
  x,
  y,
  width,
  text,
  caption,
}: Place & { width: number; text: string; caption?: string | undefined }) => {
  const { colour, type } = useTheme().tokens;
  const height = caption === undefined ? 36 : 52;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={5}
        fill={colour.primary.soft}
        stroke={colour.primary.main}
        strokeWidth={2}
      />
      {caption === undefined ? null : (
        <text x={x + 10} y={y + 18} fontFamily={type.family} fontSize={12} fill={colour.primary.onSoft}>
          {caption}
        </text>
      )}
      <text
        x={x + 10}
        y={y + height - 12}
        fontFamily={type.family}
        fontSize={18}
        fontWeight={600}
        fill={colour.primary.onSoft}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </text>
    </g>
  );
};
