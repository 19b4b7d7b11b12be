import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { formatAmount, formatRate } from '#kernel/money.ts';
import { formatRoughAmount } from '#kernel/rough-amount.ts';
import type { AtAge } from '../view.ts';

/** A figure of {@link AtAge}. */
export type Figure = 'capital' | 'conversionRate' | 'pensionPerYear' | 'pensionPerMonth';

/** How the figures are presented. */
export type FigureLook = { readonly isExact: boolean; readonly isTried: boolean };

/**
 * A figure in words; a dash if it is missing.
 *
 * @param look `isExact` for amounts to the centime, as on paper; `isTried` for a dash instead of a pension that is no more
 */
export const figureText = (row: AtAge, figure: Figure, locale: Locale, { isExact, isTried }: FigureLook): string => {
  const known = row[figure];
  if (typeof known !== 'number' || (isTried && known === 0)) return '–';
  // Two decimals, so that the rates of the column agree.
  if (figure === 'conversionRate') return formatRate(known, locale, 2);
  return isExact ? formatAmount(known) : formatRoughAmount(known);
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
