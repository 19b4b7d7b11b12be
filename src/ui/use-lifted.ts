import { useEffect, useState, type RefObject } from 'react';

/** The elements of a page's layout that decide how many boxes fit beside its content. */
type Measured = {
  /** The content. */
  readonly content: RefObject<HTMLElement | null>;
  /** What stands beside it already. */
  readonly beside: RefObject<HTMLElement | null>;
  /** The boxes below, one element each. */
  readonly below: RefObject<HTMLElement | null>;
};

/** How many boxes were found to fit, at one width of the layout. */
type Lifted = { readonly width: number; readonly count: number };

const none: Lifted = { width: 0, count: 0 };

/** Whether the first box below would fit beside the content, judged by its area: text that is narrower is longer. */
const doesNextFit = (content: HTMLElement, beside: HTMLElement, next: Element, gap: number): boolean => {
  const column = beside.getBoundingClientRect();
  const { bottom, right, width } = content.getBoundingClientRect();
  // In one column, or where all boxes stand beside the content, there is nothing to lift.
  if (column.left < right || next.getBoundingClientRect().top < bottom || column.width === 0) return false;
  const box = (next.firstElementChild ?? next).getBoundingClientRect();
  return width > 0 && column.bottom + gap + box.height * Math.max(1, box.width / column.width) <= bottom;
};

/**
 * Returns how many of a page's boxes are lifted from its end into the room that is left beside its content. A box that
 * was lifted stays until the width changes, so that nothing jumps while the content follows a slider.
 *
 * @param gap between boxes, px
 */
export const useLifted = ({ content, beside, below }: Measured, gap: number, isContentThere: boolean): number => {
  const [lifted, setLifted] = useState(none);
  useEffect(() => {
    const list = below.current;
    if (!isContentThere || list === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      // Paper is narrower, and nothing is to change on it.
      if (window.matchMedia('print').matches) return;
      const [layout, own, [next]] = [content.current, beside.current, list.children];
      if (layout === null || own === null) return;
      const width = window.innerWidth;
      const fits = next !== undefined && doesNextFit(layout, own, next, gap);
      setLifted((known) => {
        // Boxes that are put back are judged again.
        if (known.width !== width) return { width, count: fits && known.count === 0 ? 1 : 0 };
        return fits ? { width, count: known.count + 1 } : known;
      });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [content, beside, below, gap, isContentThere]);
  return lifted.count;
};
