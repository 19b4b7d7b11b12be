import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far a page was scrolled, and how long it was, in pixels. */
type Left = { readonly top: number; readonly height: number };

/** How long a page may grow until it is as long as it was, in milliseconds. */
const patience = 5_000;

/** What somebody does who wants to be elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const heightOf = (page: Document): number => page.documentElement.scrollHeight;

/**
 * Keeps the page at a scroll position until it is as long as it was, so that what is drawn late above doesn't push away what
 * was in sight. Ends as soon as somebody moves by themselves.
 */
const reach = ({ top, height }: Left, onEnd: () => void): (() => void) => {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, end);
    onEnd();
  };
  const observer = new ResizeObserver(() => {
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo(0, top);
    if (heightOf(document) === height) end();
  });
  const timer = setTimeout(end, patience);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  observer.observe(document.body);
  return end;
};

/**
 * Brings somebody who comes back to where they left a page, even if it is shorter at first: its charts and simulators
 * appear after the first frame, in which the router restores the position as far as it can.
 */
export const useKeptScroll = (): void => {
  const { key } = useLocation();
  const how = useNavigationType();
  const positions = useRef(new Map<string, Left>());
  // Before the router's own scrolling is noticed.
  useLayoutEffect(() => {
    const { current: kept } = positions;
    const left = how === 'POP' ? kept.get(key) : undefined;
    const note = () => kept.set(key, { top: window.scrollY, height: heightOf(document) });
    const listen = () => window.addEventListener('scroll', note, { passive: true });
    const end = left !== undefined && left.top > 0 && 'ResizeObserver' in window ? reach(left, listen) : listen();
    return () => {
      end?.();
      window.removeEventListener('scroll', note);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an entry; how one got there belongs to it
  }, [key]);
};
