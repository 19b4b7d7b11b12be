import type { Services } from '#state/kernel/services.ts';

/** The simulator of the page, or where it will be. */
const findPlace = () => document.querySelector('[data-simulator], [data-near]');

/** Scrolls to a place, without motion for those who want none. */
const scroll = (to: Element): void => {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  to.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
};

/**
 * Shows the simulator of this page instead of the same one on an address of its own: scrolls there, where it is loaded, and
 * focuses its heading, unless the person has gone on meanwhile. False if the address is another one's, or the page has no
 * simulator.
 */
export const showSimulator = ({ portalOrigin, apiBase }: Services, address: string): boolean => {
  const { origin, pathname } = new URL(address);
  const isOurs = [portalOrigin, new URL(apiBase, portalOrigin).origin].includes(origin);
  const place = findPlace();
  if (!isOurs || !pathname.startsWith('/simulators/') || place === null) return false;
  const around = place.parentElement ?? document.body;
  const asked = document.activeElement;
  /** Whether nothing more is awaited. */
  const follow = (): boolean => {
    const heading = document.querySelector<HTMLElement>('[data-simulator] h2');
    if (heading !== null && [asked, document.body].includes(document.activeElement)) {
      heading.focus({ preventScroll: true });
      scroll(heading.closest('section') ?? heading);
    }
    return heading !== null || !around.isConnected;
  };
  if (follow()) return true;
  scroll(place);
  const watching = new MutationObserver(() => {
    if (follow()) watching.disconnect();
  });
  watching.observe(around, { childList: true, subtree: true });
  return true;
};
