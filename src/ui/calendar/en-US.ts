import 'dayjs/locale/en.js';
import { enUS } from '@mui/x-date-pickers/locales';
import { calendarWords } from './calendar-words.ts';

/** The calendar in en-US. */
export const words = calendarWords('en', enUS);
