import 'dayjs/locale/fr.js';
import { frFR } from '@mui/x-date-pickers/locales';
import { calendarWords } from './calendar-words.ts';

/** The calendar in fr-FR. */
export const words = calendarWords('fr', frFR);
