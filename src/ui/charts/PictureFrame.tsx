import { styled } from '@mui/material/styles';
import { use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { PictureReturns } from '../PictureWithTable.tsx';

const Picture = styled('figure')({
  margin: 0,
  position: 'relative',
  '@media print': { breakInside: 'avoid', printColorAdjust: 'exact' },
});

/** Minimum distance of the bubble's centre from the chart's edges, in CSS pixels. */
const bubbleReach = 104;

const Bubble = styled('div')(({ theme, theme: { tokens } }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
  padding: theme.spacing(0.75, 1.5),
  transform: 'translateX(-50%)',
  border: `1px solid ${tokens.colour.border.hairline}`,
  borderRadius: Math.min(tokens.corner.card, 12),
  backgroundColor: tokens.chart.tooltip.surface,
  color: tokens.chart.tooltip.text,
  boxShadow: tokens.elevation.floating,
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  maxInlineSize: 2 * bubbleReach,
  textAlign: 'center',
  '& > *': { display: 'inline-block', whiteSpace: 'nowrap' },
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
}));

/** Props of {@link ReadoutBubble}. */
export type ReadoutBubbleProps = {
  /** Position of the point, in CSS pixels from the chart's start. */
  at: number;
  /** The point's name and its amount. */
  name: string;
  amount: string;
};

/**
 * The tooltip of the point at the pointer or the keyboard focus. Hidden from screen readers, which get the same text
 * from the library.
 */
export const ReadoutBubble = ({ at, name, amount }: ReadoutBubbleProps) => (
  <Bubble aria-hidden style={{ insetInlineStart: `clamp(${bubbleReach}px, ${at}px, 100% - ${bubbleReach}px)` }}>
    <span>{name}</span> <strong>{amount}</strong>
  </Bubble>
);

/** The width of an element in CSS pixels; 0 until it is measured. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

/** Whether to skip a chart's animation, because it is shown again after its table. */
export const useStill = (): boolean => {
  const [still] = useState(use(PictureReturns));
  return still;
};

/**
 * Whether the person has dismissed a point's tooltip with Escape; another point shows it again.
 *
 * @param point identifies the point; undefined if there is none
 */
export const useDismissed = (point: number | undefined): boolean => {
  const [dismissed, setDismissed] = useState<number>();
  useEffect(() => {
    if (point === undefined) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(point);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      setDismissed(undefined);
    };
  }, [point]);
  return point !== undefined && dismissed === point;
};

/** Props of {@link PictureFrame}. */
export type PictureFrameProps = {
  /** Name of the chart for screen readers. */
  title: string;
  /** In CSS pixels, or in percent of its container. */
  height: number | `${number}%`;
  /** Renders the chart at a width in CSS pixels; 0 until it is measured. */
  children: (width: number) => ReactNode;
};

/** The `figure` around a chart, as wide as its container. */
export const PictureFrame = ({ title, height, children }: PictureFrameProps) => {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  return (
    <Picture ref={frame} aria-label={title} style={{ blockSize: height }}>
      {children(width)}
    </Picture>
  );
};
