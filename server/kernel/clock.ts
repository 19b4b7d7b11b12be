/** The provider's clock. Every time-out and every date on the wire comes from it, so that a test can set it. */
export type Clock = { readonly now: () => Date };

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

const swissDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' });

/** The calendar day in Switzerland at a moment, `YYYY-MM-DD`: figures change at midnight there, wherever the server stands. */
export const swissDay = (at: Date): string => swissDays.format(at);

/** A moment so many seconds after (or, negative, before) another. */
export const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
