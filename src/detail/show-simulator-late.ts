import type { PageLinkName } from '#contract/page-links.ts';
import type { Services } from '#state/kernel/services.ts';

/** The same as `showSimulator`, loaded for it; false also if that can't be loaded, because the address shows the same. */
export const showSimulatorLate = async (
  services: Services,
  address: string,
  simulator: PageLinkName,
): Promise<boolean> => {
  try {
    return (await import('./show-simulator.ts')).showSimulator(services, address, simulator);
  } catch {
    return false;
  }
};
