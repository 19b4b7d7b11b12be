import 'dayjs/locale/pt-br.js';
import { ptBR } from '@mui/x-date-pickers/locales';
import { calendarWords } from './calendar-words.ts';

/** The calendar in pt-BR. */
export const words = calendarWords('pt-br', ptBR);
