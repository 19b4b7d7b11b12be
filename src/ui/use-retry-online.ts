import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from './use-online.ts';

/**
 * Asks again for what failed once the browser is online again. What was asked for before, and fails only after that, is asked
 * for once more; so this belongs to what is there while it loads, not to what says that it failed.
 */
export const useRetryOnline = ({
  stale = false,
  failed,
  loading,
  retry,
}: {
  /** Whether the latest load failed, and something earlier is shown. */
  stale?: boolean;
  /** Whether it failed, and there is nothing to show. */
  failed: boolean;
  loading: boolean;
  retry: () => void;
}) => {
  const isMissing = failed || stale;
  /** Whether the browser came back while it was being asked for. */
  const isBack = useRef(false);
  useOnline(() => {
    isBack.current = loading;
    if (isMissing && !loading) retry();
  });
  const onSettled = useEffectEvent(() => {
    if (isMissing && isBack.current) retry();
    isBack.current = false;
  });
  useEffect(() => {
    if (!loading) onSettled();
  }, [loading]);
};
