import type { IsoDate } from './date.ts';

let days: Intl.DateTimeFormat | undefined;

/**
 * The calendar day in Switzerland at a moment: figures change at midnight there, whatever the time zone of the host.
 */
export const swissDay = (at: Date | number): IsoDate => {
  // Made when first used: reading the time zones takes longer than everything else in a program that imports this.
  days ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' });
  return days.format(at);
};
