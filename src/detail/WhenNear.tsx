import { startTransition, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useNear } from './use-near.ts';

/** Whatever is above the window counts as near: a person who jumps to the page's end may read upwards from there. */
const near = '99999px 0px 15%';

type WhenNearProps = {
  /** What keeps its place until then. */
  placeholder?: ReactNode;
  /** Whether it is needed wherever the person is; from then on it stays. */
  isAsked?: boolean;
  children: ReactNode;
};

/**
 * A part of a page that is loaded when a person scrolls near it, or begins to go through the page by keyboard, because the
 * focus would pass over what isn't there; at once where the browser can't tell.
 */
export const WhenNear = ({ placeholder = null, isAsked = false, children }: WhenNearProps) => {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  if (isAsked && !isNear) setIsNear(true);
  const show = useCallback(() => startTransition(() => setIsNear(true)), []);
  const place = useNear<HTMLDivElement>(show, near, !isNear);
  useEffect(() => {
    if (isNear) return undefined;
    const moved = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') show();
    };
    window.addEventListener('keydown', moved);
    return () => window.removeEventListener('keydown', moved);
  }, [isNear, show]);
  return isNear ? (
    <Suspense fallback={placeholder}>{children}</Suspense>
  ) : (
    <div ref={place} data-near>
      {placeholder}
    </div>
  );
};
