import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** Rows of one block: so few that a block is rendered within a frame. */
export const blockSize = 10;

/** How far from the screen a block is rendered, in CSS pixels: further than a flick scrolls in a frame. */
const ahead = 1_500;

/** Height of a block that nobody has seen yet, in CSS pixels. */
const guessed = blockSize * 57;

/** Blocks that are rendered before anything is measured. */
const first = 2;

/** A window on a long list: which blocks are rendered, and how high the others are. */
export type ListWindow = {
  readonly isShown: (block: number) => boolean;
  readonly heightOf: (block: number) => number;
  readonly refOf: (block: number) => (element: HTMLElement | null) => void;
};

/**
 * Renders only the blocks of a list that are near the screen. A block with the focus stays, and the next one is there before
 * the focus or a screen reader reaches it. Renders in slices, so that scrolling never waits.
 */
export const useWindow = (): ListWindow => {
  const canObserve = typeof IntersectionObserver === 'function';
  const [shown, setShown] = useState<ReadonlySet<number>>(
    () => new Set(Array.from({ length: first }, (_, block) => block)),
  );
  const heights = useRef(new Map<number, number>());
  const elements = useRef(new Map<number, HTMLElement>());
  const observer = useRef<IntersectionObserver | null>(null);
  const refs = useRef(new Map<number, (element: HTMLElement | null) => void>());

  useEffect(() => {
    if (!canObserve) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        startTransition(() => {
          setShown((before) => {
            const next = new Set(before);
            for (const { target, isIntersecting, boundingClientRect } of entries) {
              // While the page itself is hidden, nothing is near the screen and everything is 0 px high.
              if (boundingClientRect.height === 0) continue;
              const block = Number(target.getAttribute('data-block'));
              if (before.has(block)) heights.current.set(block, boundingClientRect.height);
              if (isIntersecting) next.add(block);
              else if (!target.contains(document.activeElement)) next.delete(block);
            }
            return next;
          });
        });
      },
      { rootMargin: `${ahead}px 0px` },
    );
    observer.current = watch;
    for (const element of elements.current.values()) watch.observe(element);
    return () => watch.disconnect();
  }, [canObserve]);

  const refOf = useCallback((block: number) => {
    const known = refs.current.get(block);
    if (known !== undefined) return known;
    const take = (element: HTMLElement | null): void => {
      const before = elements.current.get(block);
      if (before !== undefined) observer.current?.unobserve(before);
      if (element === null) elements.current.delete(block);
      else {
        elements.current.set(block, element);
        observer.current?.observe(element);
      }
    };
    refs.current.set(block, take);
    return take;
  }, []);

  return {
    isShown: (block) => !canObserve || shown.has(block),
    heightOf: (block) => heights.current.get(block) ?? guessed,
    refOf,
  };
};
