/** Where in the window an element comes to stand; `nearest`: where it is, if that is in sight. */
type Place = 'start' | 'center' | 'nearest';

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Scrolls an element's window to it, and nothing around that window: `scrollIntoView` moves the pages that frame it, too. As
 * there, the element's scroll margin and the page's scroll padding stay free.
 */
export const scrollWindowTo = (element: Element, place: Place, behavior: ScrollBehavior = 'instant'): void => {
  const page = element.ownerDocument;
  const view = page.defaultView;
  if (view === null) return;
  const { top, bottom } = element.getBoundingClientRect();
  const margin = view.getComputedStyle(element);
  const padding = view.getComputedStyle(page.documentElement);
  const toStart = top - pixels(margin.scrollMarginTop) - pixels(padding.scrollPaddingTop);
  const toEnd =
    bottom +
    pixels(margin.scrollMarginBottom) +
    pixels(padding.scrollPaddingBottom) -
    page.documentElement.clientHeight;
  const by = {
    start: toStart,
    center: (toStart + toEnd) / 2,
    // Up until all of it is in sight, or down; whichever is less where it is higher than the window.
    nearest: Math.min(Math.max(toStart, toEnd), 0) + Math.max(Math.min(toStart, toEnd), 0),
  }[place];
  if (by !== 0) view.scrollTo({ top: view.scrollY + by, behavior });
};
