import type { Log } from '#server/kernel/log-types.ts';

/** A log that keeps nothing. */
export const silentLog: Log = { event: () => undefined, error: () => undefined };
