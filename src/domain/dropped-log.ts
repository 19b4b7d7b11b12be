/** Told what a reader passed over: who sent it, and the paths of the wire. Never values. */
export type OnDropped = (source: string, paths: readonly string[]) => void;

/** How many paths a line of the log names at most; one broken list may have thousands. */
const mostNamed = 20;

/** Logs what was passed over, each path of a source once. */
export const droppedLog = (log: (message: string) => void): OnDropped => {
  const logged = new Set<string>();
  return (source, paths) => {
    const fresh = paths.filter((path) => !logged.has(`${source} ${path}`));
    for (const path of fresh) logged.add(`${source} ${path}`);
    if (fresh.length === 0) return;
    const named = fresh.slice(0, mostNamed).join(', ');
    const more = fresh.length - mostNamed;
    log(`${source} breaks the contract, passed over: ${named}${more > 0 ? ` and ${more} more` : ''}`);
  };
};
