import { createContext, use } from 'react';
import { formatAmount, formatChf, toChf, type Centimes } from '#kernel/money.ts';
import { francDifference, francsOf, roughOf } from './rough.ts';

/** Whether a simulator is being printed: then amounts are to the centime, and what was chosen is text instead of fields. */
export const OnPaper = createContext(false);

/** Puts an amount into words. */
export type AmountWords = (amount: Centimes) => string;

const exact: AmountWords = (amount) => formatChf(toChf(amount));

/** How the place shows amounts: three digits on the screen, to the centime on paper. */
export const useAmountWords = (): AmountWords => (use(OnPaper) ? exact : roughOf);

/** How the place shows amounts that are compared or added up: in whole francs on the screen, to the centime on paper. */
export const useFrancWords = (): AmountWords => (use(OnPaper) ? exact : francsOf);

const orDash =
  (words: AmountWords): AmountWords =>
  (amount) =>
    amount === 0 ? '–' : words(amount);

/** The same with a dash for nothing. */
export const useFrancsOrDash = (): AmountWords => orDash(useFrancWords());

/** Amounts as {@link useAmountWords} shows them, with a dash for nothing. */
export const useAmountOrDash = (): AmountWords => orDash(useAmountWords());

/** How the place shows by how much two amounts differ, each as {@link useFrancWords} shows it. */
export const useDifferenceWords = (): ((before: Centimes, after: Centimes) => string) => {
  const isOnPaper = use(OnPaper);
  return (before, after) =>
    isOnPaper ? `${after > before ? '+' : ''}${formatAmount(toChf(after - before))}` : francDifference(before, after);
};
