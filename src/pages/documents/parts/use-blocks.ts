import { startTransition, useCallback, useEffect, useState } from 'react';
import { useServices } from '#state/kernel/services.ts';

/** Rows of one block: so few that a slow phone renders it in a moment. */
export const blockSize = 10;

/** Milliseconds without scrolling after which rows are added. */
const rest = 150;

/** Blocks of a list that are rendered so far. */
export type Blocks = {
  readonly isRendered: (block: number) => boolean;
  /** Renders a block before its turn. */
  readonly render: (block: number) => void;
};

/** Where it can't be told what is near the screen, everything is rendered. */
const canObserve = typeof IntersectionObserver === 'function';

const begin = (rows: number) => ({ rows, blocks: new Set([0]) as ReadonlySet<number> });

/**
 * Renders a long list block by block, one after the other while nobody scrolls, until all of it is there: a browser scrolls
 * over thousands of rendered rows without dropping a frame, and drops one for each block that it renders meanwhile. Begins
 * anew with another number of rows, which a search has left.
 */
export const useBlocks = (rows: number): Blocks => {
  const [rendered, setRendered] = useState(() => begin(rows));
  if (rendered.rows !== rows) setRendered(begin(rows));
  const render = useCallback((block: number) => {
    startTransition(() => setRendered((before) => ({ ...before, blocks: new Set(before.blocks).add(block) })));
  }, []);
  const { blocks } = rendered;
  let next = 0;
  while (blocks.has(next)) next += 1;
  const isWhole = !canObserve || next * blockSize >= rows;
  const { clock } = useServices();
  useEffect(() => {
    if (isWhole) return undefined;
    let cancel = clock.after(0, () => render(next));
    const wait = () => {
      cancel();
      cancel = clock.after(rest, () => render(next));
    };
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      cancel();
      window.removeEventListener('scroll', wait);
    };
  }, [next, isWhole, render, clock]);
  return { isRendered: (block) => blocks.has(block) || !canObserve, render };
};
