import { formatDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { swissTime } from '#kernel/swiss-time.ts';

/** A moment in Switzerland, as day and time in every language: `29.11.2026, 06:28`. */
export const moment = (at: Date): string => `${formatDate(swissDay(at))},\u00a0${swissTime(at)}`;
