import 'dayjs/locale/de-ch.js';
import { deDE } from '@mui/x-date-pickers/locales';
import { calendarWords } from './calendar-words.ts';

/** The calendar in de-CH. */
export const words = calendarWords('de-ch', deDE);
