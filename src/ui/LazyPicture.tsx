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

/** Props of {@link LazyPicture}. */
export type LazyPictureProps = {
  /** In CSS pixels, or in percent of its place; reserved from the start. */
  height: number | `${number}%`;
  /** What stands there when the drawing cannot be loaded or drawn: the same numbers as a table. */
  fallback: ReactNode;
  /** The drawing, made by `lazy`. */
  children: ReactNode;
};

/**
 * A picture whose code is fetched once the figures around it are on the screen. Its height is reserved from the start;
 * when its code does not arrive, the table stands in.
 */
export const LazyPicture = ({ height, fallback, children }: LazyPictureProps) => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => startTransition(() => setWanted(true)), []);
  const placeholder = (
    <div style={{ blockSize: height }}>
      <SkeletonBlock height={height} />
    </div>
  );
  if (!wanted) return placeholder;
  return (
    <PictureBoundary fallback={fallback}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </PictureBoundary>
  );
};
