import 'dayjs/locale/de.js';
import { deDE } from '@mui/x-date-pickers/locales';
import { calendarWords } from './calendar-words.ts';

/** The calendar in de-DE. */
export const words = calendarWords('de', deDE);
