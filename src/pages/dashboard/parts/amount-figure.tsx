import { formatChf } from '#domain/money.ts';
import { AmountText } from '#ui/AmountText.tsx';

/** A card's amount in CHF, zero and negative ones included; nothing where the provider sends none. */
export const amountFigure = (amount: number | null | undefined, size: 'figure' | 'hero' = 'figure') =>
  typeof amount === 'number' ? <AmountText size={size}>{formatChf(amount)}</AmountText> : undefined;
