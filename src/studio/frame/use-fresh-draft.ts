import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStudio } from '../kernel/services.ts';

/** How long what is shown counts as fresh, in milliseconds. */
const freshFor = 20_000;

/**
 * Asks whether somebody else has saved or published meanwhile: with each page, when one comes back to the window, and with
 * whatever one does in it after a while. It doesn't ask by itself, because that would keep a session open that nobody uses.
 */
export const useFreshDraft = (): void => {
  const { draft, clock } = useStudio();
  const { pathname } = useLocation();
  useEffect(() => {
    let asked = clock.now();
    const ask = () => {
      if (document.visibilityState === 'hidden' || clock.now() - asked < freshFor) return;
      asked = clock.now();
      void draft.refresh();
    };
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('pointerdown', ask, { signal });
    window.addEventListener('keydown', ask, { signal });
    window.addEventListener('focus', ask, { signal });
    document.addEventListener('visibilitychange', ask, { signal });
    return () => ended.abort();
  }, [draft, clock]);
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    void draft.refresh();
  }, [draft, pathname]);
};
