import { useEffect, useState, type RefObject } from 'react';

/** Parts of a page's layout that follow its content as wide as content and sidebar. */
export const wideParts = ':is([data-wide], [data-in-depth], [data-text]):not(:empty)';

/** The elements of a page's layout that decide how many boxes fit beside its content. */
type Measured = {
  /** The content. */
  readonly content: RefObject<HTMLElement | null>;
  /** What stands beside it already. */
  readonly beside: RefObject<HTMLElement | null>;
  /** The boxes below, one element each. */
  readonly below: RefObject<HTMLElement | null>;
  /** The place of the card that closes the page, which is lifted last. */
  readonly closing: RefObject<HTMLElement | null>;
};

/** How many boxes were found to fit, at one width of the layout. */
type Lifted = { readonly width: number; readonly count: number; readonly hasClosing: boolean };

const none: Lifted = { width: 0, count: 0, hasClosing: false };

/** How high a box would be in a narrower column, in which its text is longer. */
const heightIn = (box: HTMLElement, width: number): number => {
  const { style } = box;
  const { inlineSize, blockSize } = style;
  // Boxes side by side are stretched to one height.
  Object.assign(style, { inlineSize: `${width}px`, blockSize: 'auto' });
  const { height } = box.getBoundingClientRect();
  Object.assign(style, { inlineSize, blockSize });
  return height;
};

/** Whether a box would fit beside the content, or be longer by less than a gap, which is better than a hole. */
const doesFit = (content: HTMLElement, beside: HTMLElement, box: HTMLElement): boolean => {
  const column = beside.getBoundingClientRect();
  const { bottom, right, width } = content.getBoundingClientRect();
  // In one column, or where all boxes stand beside the content, there is nothing to lift.
  if (column.left < right || box.getBoundingClientRect().top < bottom || column.width === 0) return false;
  return width > 0 && column.bottom + heightIn(box, column.width) <= bottom;
};

/**
 * Whether boxes that all stand beside the content are longer than it, so that what is wide would follow below a hole: then
 * only the first of them and those that fit stay there.
 */
const areTooLong = (content: HTMLElement, list: HTMLElement): boolean => {
  const { bottom, right } = content.getBoundingClientRect();
  const boxes = list.getBoundingClientRect();
  const isWideThere = (content.parentElement?.querySelector(`:scope > ${wideParts}`) ?? null) !== null;
  return isWideThere && list.childElementCount > 1 && boxes.left >= right && boxes.bottom > bottom;
};

const boxIn = (place: Element | null | undefined): HTMLElement | null =>
  place?.firstElementChild instanceof HTMLElement ? place.firstElementChild : null;

/**
 * Returns how many of a page's boxes, and whether the card that closes it, are lifted from its end into the room that is left
 * beside its content. What was lifted stays until the width changes, so that nothing jumps while the content follows a slider.
 */
export const useLifted = (
  { content, beside, below, closing }: Measured,
  isContentThere: boolean,
): Pick<Lifted, 'count' | 'hasClosing'> => {
  const [lifted, setLifted] = useState(none);
  useEffect(() => {
    const [list, column] = [below.current, beside.current];
    if (!isContentThere || list === null || column === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      // Paper is narrower, and nothing is to change on it.
      if (window.matchMedia('print').matches) return;
      const layout = content.current;
      if (layout === null) return;
      const width = window.innerWidth;
      const next = list.firstElementChild;
      const box = boxIn(next ?? closing.current);
      const fits =
        box !== null && (doesFit(layout, column, box) || (column.childElementCount === 0 && areTooLong(layout, list)));
      setLifted((known) => {
        // What is put back is judged again.
        const before = known.width === width ? known : { ...none, width };
        if (!fits || (known.width !== width && (known.count > 0 || known.hasClosing))) return before;
        return next === null ? { ...before, hasClosing: true } : { ...before, count: before.count + 1 };
      });
    });
    observer.observe(list);
    // Without boxes below, the window's width is known by it alone.
    observer.observe(column);
    return () => observer.disconnect();
  }, [content, beside, below, closing, isContentThere]);
  return lifted;
};
