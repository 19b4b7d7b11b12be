import { useLayoutEffect, useState } from 'react';
import { useServices } from '#state/kernel/services.ts';

/** Whole seconds until a moment (milliseconds since 1970), counting down on the portal's clock to 0. */
export const useCountdown = (until: number): number => {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useLayoutEffect(() => {
    let cancel: (() => void) | undefined;
    const tick = () => {
      const current = clock.now();
      // Once it is over, keeps the state, so that a form without a countdown isn't rendered twice.
      setNow((before) => (before < until ? current : before));
      if (current < until) cancel = clock.after(Math.min(1000, until - current), tick);
    };
    tick();
    return () => cancel?.();
  }, [clock, until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
};

/** Seconds in clock notation: `0:45`, `12:05`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
