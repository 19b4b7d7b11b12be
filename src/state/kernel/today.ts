import type { IsoDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { useServices } from './services.ts';

/** Seconds per day. */
const DAY = 86_400;

/** Today in Switzerland as an ISO date, by the portal's clock. */
export const useToday = (): IsoDate => {
  const { clock } = useServices();
  return swissDay(clock.now());
};

/** Yesterday in Switzerland as an ISO date: the last day to choose if a date must be in the past. */
export const useYesterday = (): IsoDate => {
  const today = useToday();
  // Noon UTC is on the same day in Switzerland, in summer and winter.
  return swissDay(Date.parse(`${today}T12:00Z`) - DAY * 1000);
};

/** The first day in Switzerland that begins after so many seconds from now, as an ISO date. */
export const useFirstDayAfter = (): ((seconds: number) => IsoDate) => {
  const { clock } = useServices();
  return (seconds) => swissDay(clock.now() + (seconds + DAY) * 1000);
};
