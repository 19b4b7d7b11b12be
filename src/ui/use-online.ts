import { useEffect, useEffectEvent, useState } from 'react';

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
 * Whether the browser was online when this was first shown. Not followed, because what it decides would change its words a
 * moment before it goes on.
 */
export const useWasOnline = (): boolean => useState(() => navigator.onLine)[0];
