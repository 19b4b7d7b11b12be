import { NavigationType, UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom';

/**
 * React Router's own history: the owner of the address. It is made outside of React, because guards decide and a page's
 * program arrives before the first render; `v5Compat` lets it tell of every move, not of Back and Forward alone.
 */
export type PortalHistory = ReturnType<typeof UNSAFE_createBrowserHistory | typeof UNSAFE_createMemoryHistory>;

/** The history that `BrowserRouter` makes: a window's address bar, its Back and Forward. */
export const createBrowserHistory = (window: Window): PortalHistory =>
  UNSAFE_createBrowserHistory({ window, v5Compat: true });

/** The history that `MemoryRouter` makes, for portals in tests and stories; each portal has its own. */
export const createMemoryHistory = (initial: string): PortalHistory =>
  UNSAFE_createMemoryHistory({ initialEntries: [initial], v5Compat: true });

/**
 * A history that asks before it moves. `mayLeave` is given what makes the move after all and says whether it may happen
 * now. Back and Forward have happened by the time one hears of them: they are taken back, and made again if they may.
 */
export const guardHistory = (history: PortalHistory, mayLeave: (proceed: () => void) => boolean): PortalHistory => {
  let takingBack = false;
  const ask = (move: () => void): void => {
    if (mayLeave(move)) move();
  };
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    push: (to, state) => {
      ask(() => {
        history.push(to, state);
      });
    },
    replace: (to, state) => {
      ask(() => {
        history.replace(to, state);
      });
    },
    go: (delta) => {
      history.go(delta);
    },
    listen: (hear) =>
      history.listen((update) => {
        const { delta } = update;
        if (takingBack) {
          takingBack = false;
          return;
        }
        const byBrowser = update.action === NavigationType.Pop && delta !== null && delta !== 0;
        const again = () => {
          history.go(delta ?? 0);
        };
        if (byBrowser && !mayLeave(again)) {
          takingBack = true;
          history.go(-delta);
          return;
        }
        hear(update);
      }),
  };
};
