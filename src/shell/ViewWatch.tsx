import { useEffect } from 'react';
import { useAction } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { askViewersAction } from '#state/session/view.ts';

/** How often a visible page asks, and how soon again when somebody returns to it, in milliseconds. */
const pause = 45_000;
const shortPause = 5_000;

/**
 * Asks now and then, and when somebody returns to the page, whether support staff view this portal, so that the member
 * sees it without a reload; support staff learn that the view was ended.
 */
export const ViewWatch = () => {
  const { clock } = useServices();
  const askViewers = useAction(askViewersAction);
  useEffect(() => {
    let cancel: () => void = () => undefined;
    let isOver = false;
    let askedAt = -Infinity;
    const ask = async () => {
      if (isOver || document.visibilityState === 'hidden' || clock.now() - askedAt < shortPause) return;
      askedAt = clock.now();
      cancel();
      if (!(await askViewers())) isOver = true;
      if (!isOver) cancel = clock.after(pause, () => void ask());
    };
    const back = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', back);
    globalThis.addEventListener('focus', back);
    return () => {
      isOver = true;
      cancel();
      document.removeEventListener('visibilitychange', back);
      globalThis.removeEventListener('focus', back);
    };
  }, [clock, askViewers]);
  return null;
};
