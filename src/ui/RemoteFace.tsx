import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The four faces of everything that comes over the wire. */
export type Face = 'loading' | 'empty' | 'failed' | 'ready';

/** Props of {@link RemoteFace}. */
export type RemoteFaceProps = {
  face: Face;
  /** A skeleton of the ready face's own shape. */
  loading: ReactNode;
  /** Announced while loading. */
  loadingLabel: string;
  empty?: ReactNode;
  failed: ReactNode;
  children: ReactNode;
};

/** Shows the face that fits and tells screen readers while it is still loading. */
export const RemoteFace = ({ face, loading, loadingLabel, empty, failed, children }: RemoteFaceProps) => {
  if (face === 'failed') return failed;
  if (face === 'empty') return empty ?? children;
  if (face === 'ready') return children;
  return (
    <div aria-busy>
      <VisuallyHidden as="output">{loadingLabel}</VisuallyHidden>
      {loading}
    </div>
  );
};
