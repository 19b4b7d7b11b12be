import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { formatAmount, formatRate } from '#kernel/money.ts';
import type { AtAge } from '../view.ts';

/** A figure of {@link AtAge}. */
export type Figure = 'capital' | 'conversionRate' | 'pensionPerYear' | 'pensionPerMonth';

const inWords: Record<Figure, (figure: number, locale: Locale) => string> = {
  capital: (figure) => formatAmount(figure),
  conversionRate: formatRate,
  pensionPerYear: (figure) => formatAmount(figure),
  pensionPerMonth: (figure) => formatAmount(figure),
};

/** A figure in words; a dash if it is missing. */
export const figureText = (row: AtAge, figure: Figure, locale: Locale): string => {
  const known = row[figure];
  return typeof known === 'number' ? inWords[figure](known, locale) : '–';
};

/** A column of figures, and the figure that joins it in a narrow container, where that has no column of its own. */
export type Column = {
  figure: Figure;
  head: string;
  guest?: { figure: Figure; head: string } | undefined;
  apart?: boolean;
};

/** The columns that have a figure at any age, in order. */
export const useColumns = (rows: readonly AtAge[]): readonly Column[] => {
  const { t } = useTranslation('retirement');
  const { t: shared } = useTranslation('detail');
  const has = (figure: Figure) => rows.some((row) => typeof row[figure] === 'number');
  const [capital, rate, year, month] = [
    has('capital'),
    has('conversionRate'),
    has('pensionPerYear'),
    has('pensionPerMonth'),
  ];
  return useMemo(() => {
    const columns: readonly (Column | false)[] = [
      capital && {
        figure: 'capital',
        head: t('byAge.capital'),
        guest: rate ? { figure: 'conversionRate', head: t('byAge.rate') } : undefined,
      },
      // Without capital the rate keeps its own column, and so does the year without the month.
      rate && { figure: 'conversionRate', head: t('byAge.rate'), apart: capital },
      year && { figure: 'pensionPerYear', head: t('byAge.perYear'), apart: month },
      month && {
        figure: 'pensionPerMonth',
        head: t('byAge.perMonth'),
        guest: year ? { figure: 'pensionPerYear', head: shared('perYear') } : undefined,
      },
    ];
    return columns.filter((column) => column !== false);
  }, [capital, rate, year, month, t, shared]);
};
