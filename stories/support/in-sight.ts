/** How often a page is looked at for what it should show, and in what intervals of milliseconds. */
const looks = { most: 60, onceThere: 12, every: 250 } as const;

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
      contentWindow.scrollTo({
        top: contentWindow.scrollY + found.getBoundingClientRect().top - contentWindow.innerHeight / 3,
        behavior: 'instant',
      });
    }
    timer = setTimeout(look, looks.every);
  };
  look();
  return () => {
    clearTimeout(timer);
  };
};
