import Skeleton from '@mui/material/Skeleton';
import { Component, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { SkeletonBlock } from './SkeletonBlock.tsx';

class PictureBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

type LazyPictureProps = {
  /** In CSS pixels; reserved from the start. */
  height: number;
  /** Whether it is a ring. */
  isRing?: boolean;
  /** Shown if the chart fails to load or render: the same data as a table. */
  fallback: ReactNode;
  /** The chart, made by `lazy`. */
  children: ReactNode;
};

/**
 * A chart whose code is loaded after the figures are shown. Its height is reserved from the start;
 * the table replaces it if it fails.
 */
export const LazyPicture = ({ height, isRing = false, fallback, children }: LazyPictureProps) => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => startTransition(() => setWanted(true)), []);
  const placeholder = (
    <div style={{ blockSize: height }}>
      {isRing ? (
        <Skeleton
          variant="circular"
          aria-hidden
          sx={{
            inlineSize: `min(100%, ${height}px)`,
            blockSize: 'auto',
            aspectRatio: 1,
            marginInline: 'auto',
            maskImage: 'radial-gradient(closest-side, transparent 70%, currentColor 70.5%)',
          }}
        />
      ) : (
        <SkeletonBlock height={height} />
      )}
    </div>
  );
  if (!wanted) return placeholder;
  return (
    <PictureBoundary fallback={fallback}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </PictureBoundary>
  );
};
