import { open as openPortal } from '#app/open-portal.ts';
import { createSimulator } from './create-simulator.ts';

/** Opens a simulator in a browser's window; the way back is the link in the first frame, which the provider has checked. */
export const open = (window: Window & typeof globalThis, nextTask: () => Promise<unknown>): Promise<void> => {
  const back = window.document.querySelector<HTMLAnchorElement>('a.ff-back')?.href ?? null;
  return openPortal(window, nextTask, (options) => createSimulator({ ...options, back }));
};
