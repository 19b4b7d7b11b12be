import { startTransition, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the window's edge its place may be. */
const margin = '0px 0px 25%';

/** A part of a page that is loaded when a person scrolls near it; at once where the browser can't tell. */
export const WhenNear = ({ children }: { children: ReactNode }) => {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        startTransition(() => setIsNear(true));
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? <Suspense>{children}</Suspense> : <div ref={place} />;
};
