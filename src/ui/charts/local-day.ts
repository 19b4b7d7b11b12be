/**
 * The start of an ISO day where the person is, so that a time axis counts years as a calendar does.
 *
 * @param iso `YYYY-MM-DD`, what follows is ignored
 * @returns milliseconds since 1970
 */
export const localDay = (iso: string): number => {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
};
