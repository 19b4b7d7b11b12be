const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Scrolls an element's window to it as `scrollIntoView` does, but nothing around that window. The element's scroll margin
 * and the page's scroll padding stay free.
 */
export const scrollWindowTo = (element: Element, { block = 'start', behavior }: ScrollIntoViewOptions): void => {
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
    end: toEnd,
    center: (toStart + toEnd) / 2,
    // Up until all of it is in sight, or down; whichever is less where it is higher than the window.
    nearest: Math.min(Math.max(toStart, toEnd), 0) + Math.max(Math.min(toStart, toEnd), 0),
  }[block];
  if (by !== 0) view.scrollTo({ top: view.scrollY + by, ...(behavior !== undefined && { behavior }) });
};
