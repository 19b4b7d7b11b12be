import type { Clock } from '#api/clock.ts';
import { ProgramGoneError } from '#domain/call-failure.ts';

/** What tells that somebody uses the page, or is online again. */
const signs = ['pointerdown', 'keydown', 'online'] as const;

/** How long one waits for a sign, in milliseconds: a deployment may remove the program later. */
const longestWait = 10_000;

/** How long signs don't count after a try, in milliseconds: somebody who types gives many. */
const pause = 5_000;

const options = { capture: true, passive: true } as const;

/** What tells of signs: a window, or what stands for one in a test. */
export type SignsOf = {
  readonly addEventListener: SignListening;
  readonly removeEventListener: SignListening;
};
type SignListening = (sign: (typeof signs)[number], listener: () => void, options: AddEventListenerOptions) => void;

/**
 * Loads a program before it is needed: at the first sign, and again at a later one if it couldn't be fetched; no longer if
 * it is gone, because whatever needs it says so.
 */
export const loadAhead = (window: SignsOf, clock: Clock, load: () => Promise<unknown>): void => {
  let next = 0;
  const stop = () => {
    cancel();
    for (const sign of signs) window.removeEventListener(sign, begin, options);
  };
  const begin = () => {
    if (clock.now() < next) return;
    next = clock.now() + pause;
    void load().then(stop, (error: unknown) => {
      if (error instanceof ProgramGoneError) stop();
    });
  };
  for (const sign of signs) window.addEventListener(sign, begin, options);
  const cancel = clock.after(longestWait, begin);
};
