import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { FactText } from '#ui/FactText.tsx';

/** A card's amount in CHF, including zero and negative ones; undefined if it is missing. */
export const amountFigure = (amount: number | null | undefined, size: 'figure' | 'hero' = 'figure') =>
  typeof amount === 'number' ? <AmountText size={size}>{formatChf(amount)}</AmountText> : undefined;

/** The maximum that can be paid in or withdrawn; zero is put in words. */
export const possibleFigure = (amount: number | null | undefined, notPossible: string) =>
  typeof amount === 'number' && amount <= 0 ? <FactText>{notPossible}</FactText> : amountFigure(amount);
