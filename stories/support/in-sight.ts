/** How often a page is looked at for what it should show, and in what intervals of milliseconds. */
const looks = { most: 60, onceThere: 12, every: 250 } as const;

/** The part of a page that scrolls what an element is in; its window's, if no part of it does. */
const scrollerOf = (element: Element): Element | null => {
  for (let part = element.parentElement; part !== null; part = part.parentElement) {
    const overflow = element.ownerDocument.defaultView?.getComputedStyle(part).overflowY;
    if (overflow === 'auto' && part.scrollHeight > part.clientHeight) return part;
  }
  return element.ownerDocument.scrollingElement;
};

/**
 * Scrolls a page, and nothing around it, to an element: again for a while, because parts above it come later. The result
 * stops that.
 */
export const bringIntoSight = (
  { contentDocument, contentWindow }: { contentDocument: Document | null; contentWindow: Window | null },
  selector: string,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left: number = looks.most;
  let isThere = false;
  const look = (): void => {
    if (contentDocument === null || contentWindow === null || left <= 0) return;
    left -= 1;
    const found = contentDocument.querySelector(selector);
    if (found !== null) {
      if (!isThere) left = Math.min(left, looks.onceThere);
      isThere = true;
      const top = found.getBoundingClientRect().top - contentWindow.innerHeight / 3;
      scrollerOf(found)?.scrollBy({ top, behavior: 'instant' });
    }
    timer = setTimeout(look, looks.every);
  };
  look();
  return () => {
    clearTimeout(timer);
  };
};
