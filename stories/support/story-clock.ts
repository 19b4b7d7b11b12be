import { systemClock, type Clock } from '#api/clock.ts';

/** The day in all stories, so that they look the same every day. */
export const storyDay = '2026-11-21';

/** A clock stopped on that day; timers run. */
export const storyClock: Clock = {
  now: () => Date.parse(`${storyDay}T09:00:00+01:00`),
  after: systemClock.after,
};
