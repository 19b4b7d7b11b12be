import { useTheme } from '@mui/material/styles';
import { useCallback, useSyncExternalStore } from 'react';

/** A width in words that paper doesn't answer: `@media (max-width:900px)` for screens only. */
export const onScreen = (query: string): string => query.replace('@media', '@media screen and');

/** The last answer of a screen: paper is narrower, and nothing is to change on it. */
let last = false;

/** Whether the window is so narrow that a page has one column, with its sidebar below; printing doesn't change it. */
export const useIsOneColumn = (): boolean => {
  const { breakpoints } = useTheme();
  const query = onScreen(breakpoints.down('md')).replace('@media ', '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => {
    if (!(window.matchMedia?.('print').matches ?? false)) last = window.matchMedia?.(query).matches ?? false;
    return last;
  });
};
