import { useCell } from './cell.ts';
import { useStudio } from './services.ts';

/** A moment in Switzerland, in words: day and time. */
export const useMoment = (): ((at: Date) => string) => {
  const locale = useCell(useStudio().language);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  });
  return (at) => format.format(at);
};
