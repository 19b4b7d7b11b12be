import { useXScale } from '@mui/x-charts/hooks';

/** Where the bar of a label is, in CSS pixels from the chart's start. */
export const useBand = () => {
  const scale = useXScale<'band'>();
  return (label: string) => {
    const start = scale(label) ?? 0;
    return { start, end: start + scale.bandwidth(), middle: start + scale.bandwidth() / 2 };
  };
};
