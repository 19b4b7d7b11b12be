import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where somebody left a page: which of its headings was in sight, by its text, and how far from the window's top, in pixels.
 * Its place among the others would not do, because those of a simulator come later.
 */
type Left = { readonly heading: string; readonly top: number };

/** How long a page may grow until it is as it was, in milliseconds. */
const patience = 5_000;

/** What may lead to another page. */
const ways = ['click', 'popstate'] as const;

/** What somebody does who wants to be elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const headings = (): Element[] => Array.from(document.querySelectorAll('main :is(h1, h2, h3)'));
const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The last heading in the upper half of the window, or above it. */
const whereOne = (): Left | null => {
  if (window.scrollY === 0) return null;
  const found = headings().findLast((each) => topOf(each) < window.innerHeight / 2);
  return found === undefined ? null : { heading: found.textContent, top: topOf(found) };
};

/**
 * Keeps a heading where it was while the page grows, so that what is drawn late above doesn't push it away. Ends as soon as
 * somebody moves by themselves.
 */
const keep = ({ heading, top }: Left): (() => void) => {
  const observer = new ResizeObserver(() => {
    const found = headings().find(({ textContent }) => textContent === heading);
    const off = found === undefined ? 0 : topOf(found) - top;
    if (Math.abs(off) > 1) window.scrollBy(0, off);
  });
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  const timer = setTimeout(end, patience);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  observer.observe(document.body);
  return end;
};

/**
 * Brings somebody who comes back to where they left a page. The router restores the position in the first frame, but charts and
 * simulators are drawn later, so that the page is shorter until then.
 */
export const useKeptScroll = (): void => {
  const { key } = useLocation();
  const how = useNavigationType();
  const places = useRef(new Map<string, Left | null>());
  useLayoutEffect(() => {
    const { current: kept } = places;
    const left = how === NavigationType.Pop ? kept.get(key) : null;
    const note = () => kept.set(key, whereOne());
    // Before the page is left.
    for (const way of ways) window.addEventListener(way, note, { capture: true });
    const end = left && 'ResizeObserver' in window ? keep(left) : undefined;
    return () => {
      end?.();
      for (const way of ways) window.removeEventListener(way, note, { capture: true });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an entry; how one got there belongs to it
  }, [key]);
};
