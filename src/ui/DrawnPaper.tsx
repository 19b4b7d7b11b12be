import { styled, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Svg = styled('svg')({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

/** Where something stands on the paper, in its own units. */
type Place = { x: number; y: number };

/** Props of {@link DrawnPaper}. */
export type DrawnPaperProps = {
  /** What the drawing shows, in words. */
  alt: string;
  width: number;
  height: number;
  /** Radius of the corners: a card's are round, a letter's are not. */
  corner?: number;
  children: ReactNode;
};

/** A drawn sheet or card in the fund's neutral colours: it shows where something stands, not how a certain one looks. */
export const DrawnPaper = ({ alt, width, height, corner = 2, children }: DrawnPaperProps) => {
  const { colour } = useTheme().tokens;
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} {...{ role: 'img', 'aria-label': alt }}>
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
    </Svg>
  );
};

/** A line of words that does not matter here. */
export const DrawnLine = ({ x, y, width, strong = false }: Place & { width: number; strong?: boolean }) => {
  const { colour } = useTheme().tokens;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={strong ? 7 : 5}
      rx={2.5}
      fill={strong ? colour.border.control : colour.border.hairline}
    />
  );
};

/** A filled area: a stripe, a sign, a chip. */
export const DrawnArea = ({
  x,
  y,
  width,
  height,
  corner = 2,
}: Place & { width: number; height: number; corner?: number }) => {
  const { colour } = useTheme().tokens;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={corner}
      fill={colour.primary.soft}
      stroke={colour.primary.border}
    />
  );
};

/** Words on the paper, small, as a heading of what stands below. */
export const DrawnWords = ({ x, y, children, size = 12 }: Place & { children: ReactNode; size?: number }) => {
  const { colour, type } = useTheme().tokens;
  return (
    <text x={x} y={y} fontFamily={type.family} fontSize={size} fill={colour.text.secondary}>
      {children}
    </text>
  );
};

/** What the drawing is about: framed in the fund's colour, large enough to be read. */
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
