/** What tells that somebody uses the page, or is online again. */
const signs = ['pointerdown', 'keydown', 'online'] as const;

/** How long one waits for a sign, in milliseconds: a deployment may remove the program later. */
const longestWait = 10_000;

const options = { capture: true, passive: true } as const;

/** What tells of signs: a window, or what stands for one in a test. */
export type SignsOf = {
  readonly addEventListener: SignListening;
  readonly removeEventListener: SignListening;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
};
type SignListening = (sign: (typeof signs)[number], listener: () => void, options: AddEventListenerOptions) => void;

/** Loads a program before it is needed: at the first sign, and again at the next one if it couldn't be fetched. */
export const loadAhead = (window: SignsOf, load: () => Promise<unknown>): void => {
  let isLoading = false;
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, begin, options);
  };
  const begin = () => {
    if (isLoading) return;
    isLoading = true;
    void load().then(stop, () => {
      isLoading = false;
    });
  };
  for (const sign of signs) window.addEventListener(sign, begin, options);
  window.setTimeout(begin, longestWait);
};
