/** What an element shows of what is in it, in CSS pixels. */
type Scrollable = Pick<
  HTMLElement,
  'scrollTop' | 'scrollLeft' | 'clientHeight' | 'clientWidth' | 'scrollHeight' | 'scrollWidth'
>;

/** How far an arrow key moves, in CSS pixels. */
const line = 60;

/** How much of what was shown is still there after a page key. */
const overlap = 60;

const within = (to: number, most: number): number => Math.max(0, Math.min(to, most));

/** Where a key scrolls to; null if it scrolls nothing, or there is nothing left to show in its direction. */
export const scrolled = (
  key: string,
  { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth }: Scrollable,
): { readonly top: number } | { readonly left: number } | null => {
  const page = Math.max(line, clientHeight - overlap);
  const down = { ArrowDown: line, ArrowUp: -line, PageDown: page, PageUp: -page }[key];
  const right = { ArrowRight: line, ArrowLeft: -line }[key];
  const top = within(scrollTop + (down ?? 0), scrollHeight - clientHeight);
  const left = within(scrollLeft + (right ?? 0), scrollWidth - clientWidth);
  // Positions may be fractions of a pixel.
  if (Math.abs(top - scrollTop) >= 1) return { top };
  return Math.abs(left - scrollLeft) >= 1 ? { left } : null;
};
