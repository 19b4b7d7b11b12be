import { createContext, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatChf, toChf, type Centimes } from '#kernel/money.ts';
import { roughDifference, roughOf } from './rough.ts';

/** Whether a simulator is being printed: then amounts are to the centime, and what was chosen is text instead of fields. */
export const OnPaper = createContext(false);

/** Puts an amount into words. */
export type AmountWords = (amount: Centimes) => string;

const exact: AmountWords = (amount) => formatChf(toChf(amount));

/** How the place shows amounts: three digits on the screen, to the centime on paper. */
export const useAmountWords = (): AmountWords => (use(OnPaper) ? exact : roughOf);

/** The same with a dash for nothing. */
export const useAmountOrDash = (): AmountWords => {
  const words = useAmountWords();
  return (amount) => (amount === 0 ? '–' : words(amount));
};

/**
 * How the place shows by how much two amounts differ: the true difference, to the centime on paper, rounded and said to be
 * so on the screen.
 */
export const useDifferenceWords = (): ((before: Centimes, after: Centimes) => string) => {
  const { t } = useTranslation('simulation');
  const isOnPaper = use(OnPaper);
  // Looked up once: a slider's move puts many amounts into it.
  const rough = useMemo(() => t('rough', { amount: '#' }), [t]);
  return (before, after) =>
    isOnPaper
      ? `${after > before ? '+' : ''}${formatAmount(toChf(after - before))}`
      : rough.replace('#', roughDifference(before, after));
};
