import type { PageLinkName } from '#contract/page-links.ts';
import { readSimulatorPath } from '#domain/simulator-address.ts';
import type { Services } from '#state/kernel/services.ts';
import { scrollPolitely } from '#ui/scroll-politely.ts';

/** How long a simulator is awaited, in milliseconds. */
const patience = 30_000;

/** The simulator of the page, or where it will be. */
const findPlace = () =>
  document.querySelector('[data-simulator], [data-wide] [data-near]') ?? document.querySelector('[data-near]');

/**
 * Scrolls to the simulator of this page, where it is loaded, and focuses its heading, unless the person has gone on
 * meanwhile.
 *
 * @param on something of the page; nothing is shown once it has gone
 * @param clock ends the wait for a simulator that never loads
 * @param isArriving whether the page was opened for it: then it is there at once, without motion
 * @param onThere called once the simulator is shown
 */
export const goToSimulator = (
  on: Element,
  clock: Services['clock'],
  isArriving = false,
  onThere = (): void => undefined,
): void => {
  const scroll = (to: Element): void => scrollPolitely(to, isArriving);
  const asked = document.activeElement;
  // A new page focuses its heading.
  const isStillHere = (): boolean =>
    [asked, document.body, document.querySelector('main h1')].includes(document.activeElement);
  /** Whether nothing more is awaited. */
  const follow = (): boolean => {
    const heading = document.querySelector<HTMLElement>('[data-simulator] h2');
    if (heading !== null && isStillHere()) {
      heading.focus({ preventScroll: true });
      scroll(heading.closest('section') ?? heading);
    }
    if (heading !== null) onThere();
    return heading !== null || !on.isConnected;
  };
  if (follow()) return;
  // Where it will be may come late, too: it is loaded only once that is near.
  let place: Element | null = null;
  const approach = (): void => {
    if (place !== null) return;
    place = findPlace();
    if (place !== null) scroll(place);
  };
  approach();
  const watching = new MutationObserver(() => {
    if (follow()) end();
    else approach();
  });
  const end = (): void => {
    watching.disconnect();
    stopWaiting();
  };
  const stopWaiting = clock.after(patience, end);
  watching.observe(document.body, { childList: true, subtree: true });
};

/**
 * Shows the simulator of this page instead of the same one on an address of its own. False if the address is that of another
 * simulator or site, or the page has none.
 *
 * @param simulator the one of this page
 */
export const showSimulator = (
  { portalOrigin, apiBase, clock }: Services,
  address: string,
  simulator: PageLinkName,
): boolean => {
  const { origin, pathname } = new URL(address);
  const isOurs = [portalOrigin, new URL(apiBase, portalOrigin).origin].includes(origin);
  const place = isOurs && readSimulatorPath(pathname)?.name === simulator ? findPlace() : null;
  if (place === null) return false;
  goToSimulator(place.parentElement ?? document.body, clock);
  return true;
};
