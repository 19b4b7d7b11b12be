import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells when an element comes near the window, until it stops being awaited.
 *
 * @param onNear keep its identity between renders
 * @param margin how far beyond the window's edges counts as near, as in CSS
 */
export const useNear = <Place extends Element>(
  onNear: () => void,
  margin: string,
  isAwaited: boolean,
): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!isAwaited || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onNear, margin, isAwaited]);
  return place;
};
