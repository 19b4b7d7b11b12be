import { startTransition, useEffect, useState } from 'react';
import { useServices } from '#state/kernel/services.ts';

/** Milliseconds without a further change after which a picture follows. */
const pause = 120;

/**
 * A value for a picture that costs more than a frame: it follows a slider once that rests, as a transition, which a further
 * move interrupts; figures don't wait for it.
 *
 * @param isAtOnce whether it follows at once, as on paper
 */
export const useRested = <Value>(value: Value, isAtOnce = false): Value => {
  const { clock } = useServices();
  const [rested, setRested] = useState(value);
  const isLate = !Object.is(rested, value);
  // What paper shows is kept.
  if (isLate && isAtOnce) setRested(() => value);
  useEffect(() => {
    if (!isLate) return undefined;
    return clock.after(pause, () => startTransition(() => setRested(() => value)));
  }, [clock, isLate, value]);
  return isAtOnce ? value : rested;
};
