let times: Intl.DateTimeFormat | undefined;

/** The time of day in Switzerland at a moment: `14:05`. */
export const swissTime = (at: Date | number): string => {
  times ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', timeStyle: 'short' });
  return times.format(at);
};
