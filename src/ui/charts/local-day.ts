/**
 * The start of an ISO day in the browser's time zone, so that years on a time axis match the calendar.
 *
 * @param iso `YYYY-MM-DD`; anything after it is ignored
 * @returns milliseconds since 1970
 */
export const localDay = (iso: string): number => {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
};
