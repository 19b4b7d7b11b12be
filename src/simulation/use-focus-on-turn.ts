import { useEffect, useId, useRef } from 'react';

/**
 * The id of a simulator's heading, which has the focus once what was pressed has gone, because the simulator applies by
 * now or no longer does.
 *
 * @param applies null as long as that isn't known
 */
export const useFocusOnTurn = (applies: boolean | null): string => {
  const id = useId();
  const before = useRef(applies);
  useEffect(() => {
    const hasTurned = before.current !== null && applies !== null && before.current !== applies;
    before.current = applies;
    if (hasTurned && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [applies, id]);
  return id;
};
