import { pageOfSimulator, readSimulatorPath } from '#domain/simulator-address.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom, placeAtom } from '#state/kernel/place.ts';
import { simulationBasisResource } from '#state/remote/simulation-basis.ts';

/** Where the page has its simulator (`near-simulator.tsx`). */
const findPlace = () => document.querySelector<HTMLElement>('[data-simulator]');

const headingIn = (place: HTMLElement) => place.querySelector<HTMLElement>('h2[tabindex]');

/** Scrolls to a simulator and focuses its heading, as soon as it is there and unless the person has gone on meanwhile. */
const scrollTo = (place: HTMLElement): void => {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const scroll = () => place.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  const asked = document.activeElement;
  const focus = (): boolean => {
    const heading = headingIn(place);
    if (heading !== null && [asked, document.body].includes(document.activeElement)) {
      heading.focus({ preventScroll: true });
      scroll();
    }
    return heading !== null;
  };
  if (focus()) return;
  scroll();
  const watching = new MutationObserver(() => {
    if (focus() || !place.isConnected) watching.disconnect();
  });
  watching.observe(place, { childList: true, subtree: true });
};

/**
 * Shows the simulator of this page instead of the same one on an address of its own: scrolls there, where it is loaded, and
 * focuses its heading. False if the address is another one's, or the page or the provider has none.
 */
export const showSimulatorAction = actionAtom(async ({ get, set, services }, address: string): Promise<boolean> => {
  const { origin, pathname } = new URL(address);
  const name = readSimulatorPath(pathname)?.name ?? null;
  const isOurs = [services.portalOrigin, new URL(services.apiBase, services.portalOrigin).origin].includes(origin);
  if (name === null || !isOurs || pageOfSimulator[name] !== get(placeAtom).key || findPlace() === null) return false;
  const query = get(anonymizeQueryAtom);
  const { answer } = simulationBasisResource.known(get, { query });
  const offered = answer ?? (await set(simulationBasisResource.loadAction, { query }));
  const place = findPlace();
  if (offered?.isOffered === false || place === null) return false;
  scrollTo(place);
  return true;
});
