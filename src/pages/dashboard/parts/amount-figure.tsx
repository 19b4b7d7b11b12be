import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { FactText } from '#ui/FactText.tsx';

/** A card's amount in CHF, zero and negative ones included; nothing where the provider sends none. */
export const amountFigure = (amount: number | null | undefined, size: 'figure' | 'hero' = 'figure') =>
  typeof amount === 'number' ? <AmountText size={size}>{formatChf(amount)}</AmountText> : undefined;

/** What one may pay in or draw at the most; where that is nothing, words say so instead of a zero. */
export const possibleFigure = (amount: number | null | undefined, notPossible: string) =>
  typeof amount === 'number' && amount <= 0 ? <FactText>{notPossible}</FactText> : amountFigure(amount);
