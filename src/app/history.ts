import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom';

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
