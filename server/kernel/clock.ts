/** The provider's clock. Every time-out and every date on the wire uses it, so that tests can set it. */
export type Clock = { readonly now: () => Date };

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A moment so many seconds after (or, if negative, before) another. */
export const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
