import type { LinkedSimulator } from '#contract/page-links.ts';
import { readSimulatorPath } from '#domain/simulator-address.ts';
import { derivedAtom, stateAtom } from '#state/kernel/atoms.ts';
import { anonymizeAtom, hrefAtom, placeAtom } from '#state/kernel/place.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import type { SimulatorComponent } from './simulator-programs.ts';

/** The simulator that is shown; null until it is loaded, and if there is none of that name. */
export const simulatorAtom = stateAtom<SimulatorComponent | null>('device', 'standAlone.simulator', null);

/** The address that the provider lets this page lead back to; null if it named none. */
export const givenBackAtom = stateAtom<string | null>('device', 'standAlone.back', null);

/** Which simulator the address names; null if there is none of that name. */
export const simulatorNameAtom = derivedAtom(
  (get): LinkedSimulator | null => readSimulatorPath(get(placeAtom).pathname)?.name ?? null,
);

/** Where the way back leads: to the page one came from, else to the dashboard; keeps personal data hidden. */
export const backAtom = derivedAtom((get): string => {
  const given = get(givenBackAtom);
  if (given === null) return get(hrefAtom)('dashboard');
  const back = new URL(given);
  if (get(anonymizeAtom)) back.searchParams.set('anonymize', 'true');
  const own = `${get(servicesAtom)?.portalOrigin}/`;
  return back.href.startsWith(own) ? back.href.slice(own.length - 1) : back.href;
});
