import { stateAtom, useValue } from './atoms.ts';

/** The path of the page behind this one in the history; null if it is unknown. */
export const behindAtom = stateAtom<string | null>('session', 'place.behind', null);

/** Whether an address is that of the page behind this one, so that the way back finds it where it was left. */
export const useIsBehind = (): ((href: string) => boolean) => {
  const path = useValue(behindAtom);
  return (href) => path !== null && href.split('?')[0] === path;
};
