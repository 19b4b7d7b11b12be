import type { IsoDate } from './date.ts';

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' });

/**
 * The calendar day in Switzerland at a moment: figures change at midnight there, whatever the time zone of the host.
 */
export const swissDay = (at: Date | number): IsoDate => days.format(at);
