/** Where the person is, and how she came there. */
export type HistoryLocation = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
  /** `pop`: by the browser's Back and Forward, or the first page of all. */
  readonly cameBy: 'push' | 'replace' | 'pop';
};

/** The history a portal moves in. */
export type PortalHistory = {
  readonly location: () => HistoryLocation;
  readonly push: (href: string) => void;
  readonly replace: (href: string) => void;
  /** Goes so many pages back (negative) or forward. */
  readonly go: (steps: number) => void;
  /** Hears of every move; the result stops listening. */
  readonly listen: (moved: () => void) => () => void;
};

type Target = Pick<HistoryLocation, 'pathname' | 'search' | 'hash'>;

/** An address of the portal in its parts; relative ones and foreign origins stay where the person is. */
const read = (href: string, base: string): Target => {
  const url = new URL(href, base);
  return { pathname: url.pathname, search: url.search, hash: url.hash };
};

const write = ({ pathname, search, hash }: Target): string => pathname + search + hash;

const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const moved of listeners) moved();
    },
    listen: (moved: () => void) => {
      listeners.add(moved);
      return () => listeners.delete(moved);
    },
  };
};

/** The history of a browser's window: its address bar, its Back and Forward. */
export const createBrowserHistory = (window: Window): PortalHistory => {
  const { tell, listen } = createListeners();
  let cameBy: HistoryLocation['cameBy'] = 'pop';
  const move = (how: 'push' | 'replace', href: string) => {
    const target = write(read(href, window.location.href));
    cameBy = how;
    if (how === 'push') window.history.pushState(null, '', target);
    else window.history.replaceState(null, '', target);
    tell();
  };
  const popped = () => {
    cameBy = 'pop';
    tell();
  };
  let audience = 0;
  return {
    location: () => ({ ...read(window.location.href, window.location.href), cameBy }),
    push: (href) => {
      move('push', href);
    },
    replace: (href) => {
      move('replace', href);
    },
    go: (steps) => {
      window.history.go(steps);
    },
    listen: (moved) => {
      if (audience === 0) window.addEventListener('popstate', popped);
      audience += 1;
      const stop = listen(moved);
      return () => {
        if (!stop()) return;
        audience -= 1;
        if (audience === 0) window.removeEventListener('popstate', popped);
      };
    },
  };
};

const memoryBase = 'http://portal.invalid/';

/** A history of its own, for portals in tests and stories. */
export const createMemoryHistory = (initial: string): PortalHistory => {
  const { tell, listen } = createListeners();
  const entries: Target[] = [read(initial, memoryBase)];
  let index = 0;
  let cameBy: HistoryLocation['cameBy'] = 'pop';
  const here = (): Target => entries[index] ?? read('/', memoryBase);
  return {
    location: () => ({ ...here(), cameBy }),
    push: (href) => {
      const target = read(href, new URL(write(here()), memoryBase).href);
      entries.splice(index + 1, entries.length, target);
      index += 1;
      cameBy = 'push';
      tell();
    },
    replace: (href) => {
      entries[index] = read(href, new URL(write(here()), memoryBase).href);
      cameBy = 'replace';
      tell();
    },
    go: (steps) => {
      const next = Math.min(entries.length - 1, Math.max(0, index + steps));
      if (next === index) return;
      index = next;
      cameBy = 'pop';
      tell();
    },
    listen,
  };
};
