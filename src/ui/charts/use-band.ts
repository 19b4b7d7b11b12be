import { useDrawingArea } from '@mui/x-charts/hooks';
import { gapOf } from './bar-gap.ts';

/**
 * Where each of some bars is, in CSS pixels from the chart's start: where MUI X has the bands of as many labels.
 *
 * @param count of the bars
 */
export const useBand = (count: number) => {
  const { left, width } = useDrawingArea();
  const step = width / Math.max(1, count);
  const gap = step * gapOf(count);
  return (index: number) => {
    const start = left + step * index + gap / 2;
    return { start, end: start + step - gap, middle: left + step * (index + 0.5) };
  };
};
