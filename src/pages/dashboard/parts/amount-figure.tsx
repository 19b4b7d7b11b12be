import Typography from '@mui/material/Typography';
import { formatChf } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { FactText } from '#ui/FactText.tsx';

type AmountLook = {
  size?: 'figure' | 'hero';
  /** How often the amount is paid, in words. */
  unit?: string;
  /** Whether it is a projection, which is rounded. */
  isRough?: boolean;
  /** Says zero in words. */
  zero?: string;
};

/** A card's amount in CHF with how often it is paid; zero in words where there are some; undefined if it is missing. */
export const amountFigure = (
  amount: number | null | undefined,
  { size = 'figure', unit, isRough = false, zero }: AmountLook = {},
) => {
  if (typeof amount !== 'number') return undefined;
  if (amount === 0 && zero !== undefined) return <FactText>{zero}</FactText>;
  const text = <AmountText size={size}>{isRough ? formatRough(amount) : formatChf(amount)}</AmountText>;
  return unit === undefined ? (
    text
  ) : (
    <>
      {text}{' '}
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'inline-block', marginInlineStart: 0.5 }}
      >
        {unit}
      </Typography>
    </>
  );
};

/** The maximum that can be paid in or withdrawn; zero is put in words. */
export const possibleFigure = (amount: number | null | undefined, notPossible: string, unit?: string) =>
  typeof amount === 'number' && amount <= 0 ? (
    <FactText>{notPossible}</FactText>
  ) : (
    amountFigure(amount, unit === undefined ? {} : { unit })
  );
