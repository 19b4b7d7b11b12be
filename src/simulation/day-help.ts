import type { TFunction } from 'i18next';
import { formatDate, type IsoDate } from '#kernel/date.ts';

/** A range, and what else there is to say about it: two sentences have their full stops, one alone has none. */
export const rangeHelp = (range: string, help?: string): string => (help === undefined ? range : `${range}. ${help}.`);

/** What a field for a day says below it: which days are possible, and why. */
export const dayHelp = (t: TFunction<'simulation'>, min: IsoDate, max: IsoDate | null, help?: string): string => {
  const range =
    max === null
      ? t('day.from', { min: formatDate(min) })
      : t('day.range', { min: formatDate(min), max: formatDate(max) });
  return rangeHelp(range, help);
};
