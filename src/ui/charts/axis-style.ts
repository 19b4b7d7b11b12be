import { formatThousands } from '#kernel/money.ts';
import type { Theme } from '@mui/material/styles';

/** Space for the axes around a chart, in CSS pixels. */
export const axisRoom = { amounts: 44, below: 28, end: 16, top: 24 } as const;

/** Width of a digit on the axis, and the maximum width of an axis of amounts; CSS pixels. */
const digit = 7;
const widest = 132;

/**
 * The width of the axis of amounts, by the largest of them in thousands.
 *
 * @param values CHF
 * @returns CSS pixels
 */
export const amountsWidth = (values: readonly number[]): number => {
  const texts = [Math.max(0, ...values), Math.min(0, ...values)].map(formatThousands);
  const longest = Math.max(...texts.map(({ length }) => length));
  return Math.min(widest, Math.max(axisRoom.amounts, longest * digit + 12));
};

/** Text style of the axes. */
export const tickText = ({ tokens, typography }: Theme) => ({
  fontSize: 12,
  fontFamily: typography.fontFamily,
  fill: tokens.chart.axis,
});

/**
 * The axis of amounts in thousands, from zero or the lowest negative amount.
 *
 * @param values CHF
 */
export const amountsAxis = (values: readonly number[], theme: Theme) => ({
  min: Math.min(0, ...values),
  width: amountsWidth(values),
  tickNumber: 4,
  disableLine: true,
  disableTicks: true,
  valueFormatter: formatThousands,
  tickLabelStyle: tickText(theme),
});
