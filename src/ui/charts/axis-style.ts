import type { Theme } from '@mui/material/styles';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';
import { formatAmount, formatThousands } from '#kernel/money.ts';

/** Space for the axes around a chart, in CSS pixels; `age` is added where years have their age below them. */
export const axisRoom = { amounts: 44, below: 28, end: 16, age: 10, top: 24 } as const;

/** Length of the ticks of years, and from the plot to their labels, as MUI X sets them; CSS pixels. */
export const yearTick = 7;
export const labelGap = yearTick + 3;

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
  const texts = [Math.max(0, ...values), Math.min(0, ...values)].map((value) => formatThousands(value));
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
 * The label of an amount on an axis, in thousands, with enough decimals to tell it from the next tick: a small pension
 * has ticks of CHF 50.
 *
 * @param value CHF
 * @param ticks the axis's ticks in CHF, ascending
 */
export const amountLabel = (value: number, [first = 0, second = first + 1000]: readonly number[]): string =>
  formatThousands(value, Math.max(1, Math.ceil(-Math.log10((second - first) / 1000))));

/** Whether all amounts (CHF) are so small that in thousands an axis would have nothing but fractions. */
export const areSmall = (values: readonly number[]): boolean => values.every((value) => Math.abs(value) < 1000);

/** About as many ticks as an axis of amounts has. */
const ticks = 4;

/**
 * Where an axis from zero that has room for an amount (CHF) ends: at a tick, as MUI X rounds it where it isn't told an end.
 */
export const axisEnd = (highest: number): number => {
  if (highest <= 0) return 0;
  const least = highest / ticks;
  const power = 10 ** Math.floor(Math.log10(least));
  const step =
    power *
    (least >= power * Math.sqrt(50) ? 10 : least >= power * Math.sqrt(10) ? 5 : least >= power * Math.SQRT2 ? 2 : 1);
  return Math.ceil(highest / step) * step;
};

/**
 * The axis of amounts, from zero or the lowest negative amount.
 *
 * @param values CHF
 * @param inThousands otherwise in CHF
 */
export const amountsAxis = (values: readonly number[], theme: Theme, inThousands = true) => ({
  min: Math.min(0, ...values),
  width: amountsWidth(values),
  tickNumber: ticks,
  disableLine: true,
  disableTicks: true,
  valueFormatter: (value: number, context: AxisValueFormatterContext<'linear'>) =>
    inThousands
      ? amountLabel(value, context.location === 'tick' ? context.scale.ticks(context.tickNumber) : [])
      : formatAmount(value, Number.isInteger(value) ? 0 : 2),
  tickLabelStyle: tickText(theme),
});
