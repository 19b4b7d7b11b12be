import { startTransition, useCallback, useOptimistic } from 'react';

/**
 * A slider's value, which moves at once; whatever follows from it is rendered as soon as there is time.
 *
 * @param onChange keep its identity between renders
 */
export const useMoved = (value: number, onChange: (value: number) => void): [number, (value: number) => void] => {
  const [moved, setMoved] = useOptimistic(value);
  const move = useCallback(
    (next: number) =>
      startTransition(() => {
        setMoved(next);
        onChange(next);
      }),
    [onChange, setMoved],
  );
  return [moved, move];
};
