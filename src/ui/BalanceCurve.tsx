import { Component, lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { BalanceChartProps } from './BalanceChart.tsx';
import { SkeletonBlock } from './SkeletonBlock.tsx';

const BalanceChart = lazy(async () => ({ default: (await import('./BalanceChart.tsx')).BalanceChart }));

class ChartBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** Props of {@link BalanceCurve}. */
export type BalanceCurveProps = BalanceChartProps & {
  /** What stands there when the chart cannot be loaded: the same numbers as a table. */
  fallback: ReactNode;
};

/**
 * The savings curve, fetched once the figures around it are on the screen. Its height is reserved from the start; when
 * its code does not arrive the table stands in.
 */
export const BalanceCurve = ({ fallback, ...chart }: BalanceCurveProps) => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => startTransition(() => setWanted(true)), []);
  const placeholder = (
    <div style={{ blockSize: chart.height }}>
      <SkeletonBlock height={chart.height} />
    </div>
  );
  if (!wanted) return placeholder;
  return (
    <ChartBoundary fallback={fallback}>
      <Suspense fallback={placeholder}>
        <BalanceChart {...chart} />
      </Suspense>
    </ChartBoundary>
  );
};
