import { startTransition, useEffect, useState } from 'react';
import { useServices } from '#state/kernel/services.ts';

/** Milliseconds without a further change after which a slider rests. */
const pause = 500;

/**
 * Whether a value has changed just now, because it follows a slider that moves: a chart's axes then stay as they are, as long
 * as there is room.
 */
export const useMoving = (value: unknown): boolean => {
  const { clock } = useServices();
  const [rested, setRested] = useState(value);
  const isMoving = !Object.is(rested, value);
  useEffect(() => {
    if (!isMoving) return undefined;
    return clock.after(pause, () => startTransition(() => setRested(() => value)));
  }, [clock, isMoving, value]);
  return isMoving;
};
