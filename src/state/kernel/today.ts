import { addDays } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { useServices } from './services.ts';

/** Today in Switzerland as an ISO date, by the portal's clock. */
export const useToday = (): IsoDate => {
  const { clock } = useServices();
  return swissDay(clock.now());
};

/** Yesterday in Switzerland as an ISO date: the last day to choose if a date must be in the past. */
export const useYesterday = (): IsoDate => addDays(useToday(), -1);

/** The first day in Switzerland that begins after so many seconds from now, as an ISO date. */
export const useFirstDayAfter = (): ((seconds: number) => IsoDate) => {
  const { clock } = useServices();
  return (seconds) => addDays(swissDay(clock.now() + seconds * 1000), 1);
};
