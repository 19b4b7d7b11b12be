import { useTranslation } from 'react-i18next';
import type { SavingsMovement } from '#domain/savings.ts';
import { defaultLocale, isLocale } from '#kernel/locale.ts';
import { formatAmount, formatPercent, formatSigned } from '#kernel/money.ts';
import { formatRoughAmount } from '#kernel/rough-amount.ts';

/** `+12’000`, `−196’000`: whole francs with their sign. */
const signed = (chf: number): string => formatSigned(chf, (size) => formatAmount(size, 0));

/**
 * What a curve of savings says; null until its words are there, because they come with the chart, after the page's
 * figures. Throws if they can't be fetched, and then a table is shown. Doesn't suspend: who leaves the page meanwhile
 * would wait for them.
 */
export const useChartWords = () => {
  const { t, i18n, ready } = useTranslation('charts', { useSuspense: false });
  if (!ready) return null;
  if (!i18n.hasResourceBundle(i18n.language, 'charts'))
    throw new Error('The words of the charts could not be fetched.');
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale;
  return {
    age: t('age'),
    /** "Buy-in +12’000". */
    movement: ({ kind, amount }: SavingsMovement): string =>
      t('movement', { name: t(`movements.${kind}`), amount: signed(amount) }),
    /** "31.12.2030, at 45". */
    dateAtAge: (date: string, age: number): string => t('dateAtAge', { date, age }),
    /** "997’000 at 65". */
    end: (chf: number, age: number | null): string => {
      const amount = formatRoughAmount(chf);
      return age === null ? amount : t('amountAtAge', { amount, age });
    },
    /** "1 % to 3 % interest". */
    band: (low: number, high: number): string =>
      t('band', { low: formatPercent(low, locale), high: formatPercent(high, locale) }),
  };
};
