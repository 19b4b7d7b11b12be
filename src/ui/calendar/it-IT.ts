import 'dayjs/locale/it.js';
import { itIT } from '@mui/x-date-pickers/locales';
import { calendarWords } from './calendar-words.ts';

/** The calendar in it-IT. */
export const words = calendarWords('it', itIT);
