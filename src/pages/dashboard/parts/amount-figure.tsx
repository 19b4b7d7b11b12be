import Box from '@mui/material/Box';
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
    // The gap is the container's, so that a unit below its amount begins where the amount begins.
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      {text}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {unit}
      </Typography>
    </Box>
  );
};
