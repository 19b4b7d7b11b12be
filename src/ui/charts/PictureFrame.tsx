import Box from '@mui/material/Box';
import { use, useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { PictureReturns } from '../PictureWithTable.tsx';
import { usePrinting } from '../use-printing.ts';
import { Selection } from './Selection.tsx';

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

/** Whether to skip a chart's animation, because it is shown again after its table, or drawn for a sheet of paper. */
export const useStill = (): boolean => {
  const [still] = useState(use(PictureReturns));
  const isPrinting = usePrinting();
  return still || isPrinting;
};

/** The width of a sheet's column, in CSS pixels: A4 or Letter less the browser's margins and a card's padding. */
const paperWidth = 672;

/** A chart that is narrower than this keeps its width on paper, such as the ring next to its legend. */
const narrow = 400;

/**
 * The width that the chart library is told for a sheet of paper, because it would measure it only after the sheet is laid
 * out; on screen it measures its own.
 */
export const useSheetWidth = (width: number): { width?: number } => (usePrinting() && width > narrow ? { width } : {});

type PictureFrameProps = Pick<ComponentProps<typeof Selection>, 'onChosen'> & {
  /** Name of the chart for screen readers. */
  title: string;
  /** In CSS pixels; by default that of its content. */
  height?: number;
  /** Renders the chart at a width in CSS pixels; 0 until it is measured. */
  children: (width: number) => ReactNode;
};

/** The `figure` around a chart, as wide as its container, with the {@link Selection} of its points. */
export const PictureFrame = ({ title, height, onChosen, children }: PictureFrameProps) => {
  const frame = useRef<HTMLElement>(null);
  const measured = useWidth(frame);
  const isPrinting = usePrinting();
  const width = isPrinting && measured > narrow ? paperWidth : measured;
  return (
    <Box
      component="figure"
      ref={frame}
      aria-label={title}
      style={{ blockSize: height }}
      sx={({ tokens }) => ({
        m: 0,
        position: 'relative',
        // The library's own stop for the arrow keys shows no focus until a point is chosen.
        '&:has(:focus-visible)': { outline: `2px solid ${tokens.colour.focus.ring}`, outlineOffset: 2 },
        '@media print': { blockSize: 'auto !important', breakInside: 'avoid', printColorAdjust: 'exact' },
      })}
    >
      <Selection frame={frame} onChosen={onChosen}>
        {children(width)}
      </Selection>
    </Box>
  );
};
