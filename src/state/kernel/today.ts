import type { IsoDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { useServices } from './services.ts';

/** Seconds of a day. */
const DAY = 86_400;

/** Today as an ISO date, on the portal's clock and in Switzerland, where the fund is. */
export const useToday = (): IsoDate => {
  const { clock } = useServices();
  return swissDay(clock.now());
};

/** The latest day before today, as an ISO date: what a calendar offers where a date must lie in the past. */
export const useYesterday = (): IsoDate => {
  const today = useToday();
  // Noon UTC is the same day in Switzerland, whatever its clocks show.
  return swissDay(Date.parse(`${today}T12:00Z`) - DAY * 1000);
};

/** The first whole day in Switzerland on which as many seconds from now have passed, as an ISO date. */
export const useFirstDayAfter = (): ((seconds: number) => IsoDate) => {
  const { clock } = useServices();
  return (seconds) => swissDay(clock.now() + (seconds + DAY) * 1000);
};
