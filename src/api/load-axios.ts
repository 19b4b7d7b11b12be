import type { AxiosStatic } from 'axios';

/** Loads axios, which makes the calls, once; rejects if it can't be fetched. */
export const loadAxios = async (): Promise<AxiosStatic> => (await import('axios')).default;

/** What precedes a call: somebody uses the page, or is online again. */
const signs = ['pointerdown', 'keydown', 'online'] as const;

/** How long axios waits for a sign, in milliseconds: a deployment may remove it later. */
const longestWait = 10_000;

/** Loads axios ahead of the first call, at the first sign of one, and again at the next sign if it couldn't be fetched. */
export const loadAxiosAhead = (window: Window): void => {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, load, true);
  };
  const load = () => {
    void loadAxios().then(stop, () => undefined);
  };
  for (const sign of signs) window.addEventListener(sign, load, { capture: true, passive: true });
  window.setTimeout(load, longestWait);
};
