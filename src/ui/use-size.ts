import { useLayoutEffect, useState, type RefObject } from 'react';

/** The inner size of an element in CSS pixels; null until it is measured. */
export const useSize = (
  ref: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null => {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return size;
};
