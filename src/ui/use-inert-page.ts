import { useLayoutEffect } from 'react';

/** How many dialogs cover the page. */
let covers = 0;

const setInert = (inert: boolean): void => {
  for (const page of document.querySelectorAll<HTMLElement>('[data-page]')) page.inert = inert;
};

/**
 * Makes the page behind an open dialog inert: MUI hides it from screen readers, but its links could still be
 * focused. The element with `data-page` is the page. A layout effect, because MUI gives the focus back in an effect,
 * and what is inert can't take it.
 */
export const useInertPage = (open = true): void => {
  useLayoutEffect(() => {
    if (!open) return undefined;
    covers += 1;
    setInert(true);
    return () => {
      covers -= 1;
      if (covers === 0) setInert(false);
    };
  }, [open]);
};
