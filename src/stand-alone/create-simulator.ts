import { createPortal } from '#app/create-portal.tsx';
import type { Portal, PortalOptions } from '#app/portal-options.ts';
import { readSimulatorPath } from '#domain/simulator-address.ts';
import { openSimulatorRouter } from './simulator-router.ts';
import { givenBackAtom } from './standing.ts';

type SimulatorOptions = PortalOptions & {
  /** The address that the provider lets the page lead back to. */
  readonly back?: string | null;
};

/**
 * Creates a portal that shows nothing but a simulator, at `/simulators/{fund}/{language}/{name}` (specification, section
 * 2: simulation links).
 */
export const createSimulator = ({ back = null, ...options }: SimulatorOptions): Portal => {
  const path = options.window?.location.pathname ?? options.address?.replace(/[?#].*/s, '') ?? '';
  const fund = readSimulatorPath(path)?.fund;
  const portal = createPortal({ ...options, ...(fund !== undefined && { fund }), routing: openSimulatorRouter });
  portal.store.set(givenBackAtom, back);
  return portal;
};
