import type { IsoDate } from '#domain/date.ts';
import { useServices } from './services.ts';

const swissDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' });

/** Today as an ISO date, on the portal's clock and in Switzerland, where the fund is. */
export const useToday = (): IsoDate => {
  const { clock } = useServices();
  return swissDays.format(clock.now());
};
