import { startTransition, useCallback, useRef, useState, type RefObject } from 'react';

/** What a page's figures follow of its simulator. */
type Followed<Tried> = {
  /** What the member tries out; null without changes. */
  readonly tried: Tried | null;
  /** Told what is tried out. */
  readonly follow: (tried: Tried | null) => void;
  /** Where the simulator says how all changes are undone. */
  readonly startOver: RefObject<(() => void) | null>;
  /** Undoes them. */
  readonly reset: () => void;
};

/** A page that follows its simulator: the sliders come first, the page as soon as there is time. */
export const useFollowed = <Tried>(): Followed<Tried> => {
  const [tried, setTried] = useState<Tried | null>(null);
  const follow = useCallback((next: Tried | null) => startTransition(() => setTried(() => next)), []);
  const startOver = useRef<() => void>(null);
  const reset = useCallback(() => startOver.current?.(), []);
  return { tried, follow, startOver, reset };
};
