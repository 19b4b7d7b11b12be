import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something each time the browser is online again. */
export const useOnline = (act: () => void): void => {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => {
      window.removeEventListener('online', listener);
    };
  }, []);
};

/**
 * Asks again for what failed once the browser is online again. What was asked for before, and fails only after that, is asked
 * for once more.
 */
export const useRetryOnline = ({
  failed,
  loading,
  retry,
}: {
  failed: boolean;
  loading: boolean;
  retry: () => void;
}) => {
  /** Whether the browser came back while it was being asked for. */
  const isBack = useRef(false);
  useOnline(() => {
    isBack.current = loading;
    if (failed && !loading) retry();
  });
  const onSettled = useEffectEvent(() => {
    if (failed && isBack.current) retry();
    isBack.current = false;
  });
  useEffect(() => {
    if (!loading) onSettled();
  }, [loading]);
};
